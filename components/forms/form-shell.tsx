"use client";

import { type ReactNode, useEffect } from "react";
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { formatSmallNumber } from "@/lib/base/format/count";
import type { SendFailure } from "@/lib/features/leads/client/answer";

type FormShellProps<Input extends FieldValues, Output extends FieldValues> = {
  /** From `useForm`, with the schema that the server checks with as its resolver. */
  form: UseFormReturn<Input, unknown, Output>;
  /** Tells the forms of the site apart. */
  name: string;
  submitLabel: string;
  loading: boolean;
  /** Why the last send failed: its message stands above the submit button, its field errors at their fields. */
  failure: SendFailure | null;
  onSubmit: (values: Output, element: HTMLFormElement) => void;
  /** Every change of a value, as typed. */
  onValuesChange: (values: Input) => void;
  /** Below the submit button: what happens with the data. */
  footer: ReactNode;
  className?: string;
  children: ReactNode;
};

const serverError = "server";

/** Shows what the server said about a field at that field; names that the form does not have are skipped. */
function useServerErrors<Input extends FieldValues, Output extends FieldValues>(
  { getValues, setError }: UseFormReturn<Input, unknown, Output>,
  failure: SendFailure | null,
) {
  useEffect(() => {
    const values = getValues();
    const isField = (name: string): name is FieldPath<Input> => name in values;
    for (const [name, message] of Object.entries(failure?.fields ?? {})) {
      if (isField(name)) setError(name, { type: serverError, message });
    }
  }, [getValues, setError, failure]);
}

function CorrectionSummary({ count }: { count: number }) {
  const words = formatSmallNumber(count);
  return (
    <Alert title="Not sent." type="error">
      {words.charAt(0).toUpperCase() + words.slice(1)} fields need a correction.
    </Alert>
  );
}

/**
 * A form with its checks: the fields, the summary when several need a correction, the error of the
 * last send, the button. The browser's own bubbles are off, every message stands at its field.
 */
export function FormShell<Input extends FieldValues, Output extends FieldValues>({
  name,
  form,
  submitLabel,
  loading,
  failure,
  onSubmit,
  onValuesChange,
  footer,
  className,
  children,
}: FormShellProps<Input, Output>) {
  const { handleSubmit, subscribe } = form;
  // What the server said about fields is summed up by its own message.
  const invalid = Object.values(form.formState.errors).filter((error) => error?.type !== serverError).length;
  useServerErrors(form, failure);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValuesChange(values) }),
    [subscribe, onValuesChange],
  );

  return (
    <FormProvider {...form}>
      <form
        className={cn("flex flex-col gap-2 has-[.field-error]:gap-1.5", className)}
        name={name}
        noValidate
        onSubmit={(event) => {
          const element = event.currentTarget;
          void handleSubmit((values) => onSubmit(values, element))(event);
        }}
      >
        {children}
        {invalid > 1 && <CorrectionSummary count={invalid} />}
        {failure && invalid < 2 && <Alert type="error">{failure.message}</Alert>}
        <Button className="w-full" loading={loading} size="lg" type="submit">
          {submitLabel}
        </Button>
        {footer}
      </form>
    </FormProvider>
  );
}
