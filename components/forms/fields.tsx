"use client";

import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";

/** The message of a field's error; undefined while the field is fine. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const message = formState.errors[name]?.message;
  return typeof message === "string" ? message : undefined;
}

type Connected<Props> = Omit<Props, "name" | "error" | "ref" | "onBlur" | "onChange"> & { name: string };

/** A text field of the form around it. */
export function FormTextField({ name, ...props }: Connected<ComponentProps<typeof TextField>>) {
  const { register } = useFormContext();
  return <TextField error={useFieldError(name)} {...props} {...register(name)} />;
}

/** A text area of the form around it. */
export function FormTextArea({ name, ...props }: Connected<ComponentProps<typeof TextArea>>) {
  const { register } = useFormContext();
  return <TextArea error={useFieldError(name)} {...props} {...register(name)} />;
}
