"use client";

import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { TextArea, TextField } from "@/components/ui/text-field";

/** The error message of a field; undefined if it is valid. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const message = formState.errors[name]?.message;
  return typeof message === "string" ? message : undefined;
}

type Connected<Props> = Omit<Props, "name" | "error" | "ref" | "onBlur" | "onChange"> & { name: string };

export function FormTextField({ name, ...props }: Connected<ComponentProps<typeof TextField>>) {
  const { register } = useFormContext();
  return <TextField error={useFieldError(name)} {...props} {...register(name)} />;
}

export function FormTextArea({ name, ...props }: Connected<ComponentProps<typeof TextArea>>) {
  const { register } = useFormContext();
  return <TextArea error={useFieldError(name)} {...props} {...register(name)} />;
}
