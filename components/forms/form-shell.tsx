"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

const never = () => () => {};

/** False in the server's HTML and while it is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

function CorrectionSummary({ errors }: { errors: FieldErrors }) {
  const count = Object.keys(errors).length;
  if (count < 2) return null;
  return (
    <Alert title="Not sent." type="error">
      {numbers[count] ?? count} fields need a correction.
    </Alert>
  );
}

type FormShellProps<Input extends FieldValues, Output extends FieldValues> = {
  /** The same schema that the server checks with. */
  schema: z.ZodType<Output, Input>;
  /** A field without a default keeps what was typed before the script arrived. */
  defaultValues: DefaultValues<Input>;
  /** Where the form goes without script, urlencoded. */
  action: string;
  submitLabel: string;
  loading: boolean;
  /** Why the last send failed, shown above the submit button; empty when nothing failed. */
  error: string;
  /** Messages of the last answer, by field name. */
  fieldErrors: Readonly<Record<string, string>>;
  onSubmit: (values: Output, form: HTMLFormElement) => void;
  /** Every change of a value, as typed. */
  onValuesChange: (values: Input) => void;
  className?: string;
  children: ReactNode;
};

/**
 * A form: its fields' checks, the summary of several errors, the error of the send, the button.
 * Works without script as the plain form it is; with script the browser's own bubbles are off.
 */
export function FormShell<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  action,
  submitLabel,
  loading,
  error,
  fieldErrors,
  onSubmit,
  onValuesChange,
  className,
  children,
}: FormShellProps<Input, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { errors } = form.formState;
  const { setError, subscribe } = form;

  useEffect(() => {
    for (const [name, message] of Object.entries(fieldErrors)) {
      if (name in schema_keys(defaultValues)) setError(name as Path<Input>, { type: "server", message });
    }
  }, [fieldErrors, setError]);
  return null;
}
