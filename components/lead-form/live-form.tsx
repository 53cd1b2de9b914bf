"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { FormProvider, type UseFormReturn, useForm, useFormContext } from "react-hook-form";
import { Disclaimer } from "@/components/forms/disclaimer";
import { FormTextArea, FormTextField, useFieldError } from "@/components/forms/fields";
import { Honeypot, readHoneypot } from "@/components/forms/honeypot";
import { PhoneField } from "@/components/forms/phone-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { describeField, FieldFrame } from "@/components/ui/field";
import { capitalize } from "@/lib/base/format/capitalize";
import { formatSmallNumber } from "@/lib/base/format/count";
import type { SendFailure } from "@/lib/features/leads/client/lead-response";
import { leadForms } from "@/lib/features/leads/forms";
import { ChoiceCards } from "./choice-cards";
import { ConsentBox } from "./consent-box";
import {
  type ChoiceField,
  type ConsentField,
  formGrid,
  halfWidth,
  type LeadField,
  type LeadFormProps,
  type SelectField,
} from "./fields";
import { blankOf } from "./plain-form-draft";
import { SelectBox } from "./select-box";
import type { LeadFormControl, LeadFormValues } from "./use-lead-form";

function LiveSelect({ name, label, required, options }: SelectField) {
  const id = useId();
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <FieldFrame {...{ error, id, label, required }}>
      <SelectBox
        aria-required={required || undefined}
        id={id}
        options={options}
        {...describeField(id, { error }).aria}
        {...register(name)}
      />
    </FieldFrame>
  );
}

function LiveChoice({ name, label, options }: ChoiceField) {
  const { register } = useFormContext();
  return (
    <ChoiceCards
      error={useFieldError(name)}
      id={useId()}
      inputProps={register(name)}
      label={label}
      options={options}
    />
  );
}

function LiveConsent({ name, pieces }: ConsentField) {
  const { register } = useFormContext();
  return <ConsentBox error={useFieldError(name)} id={useId()} inputProps={register(name)} pieces={pieces} />;
}

function LiveField({ field }: { field: LeadField }) {
  const { name, label, required } = field;
  switch (field.kind) {
    case "text":
      return (
        <FormTextField
          autoComplete={field.autoComplete}
          className={field.isHalfWidth ? halfWidth : undefined}
          inputMode={field.type === "email" ? "email" : undefined}
          type={field.type ?? "text"}
          {...{ name, label, required }}
        />
      );
    case "textarea":
      return <FormTextArea rows={field.rows ?? 3} {...{ name, label, required }} />;
    case "phone":
      return <PhoneField {...{ name, label, required }} />;
    case "select":
      return <LiveSelect {...field} />;
    case "choice":
      return <LiveChoice {...field} />;
    case "consent":
      return <LiveConsent {...field} />;
  }
}

type Form = UseFormReturn<LeadFormValues, unknown, Record<string, unknown>>;

const serverError = "server";

/** Sets up React Hook Form with the form's schema and draft. The server applies the same field rules. */
function useValidatedForm(
  { form: id, fixed, loadInitialValues, keepValues }: LeadFormControl,
  fields: LeadFormProps["fields"],
): Form {
  const [blank] = useState(() => ({ ...fixed, ...blankOf(fields) }));
  const form: Form = useForm({ resolver: zodResolver(leadForms[id].schema), defaultValues: blank });
  const { reset, subscribe } = form;

  // Before the first paint, so that the restored text does not flash.
  useLayoutEffect(() => {
    const values = loadInitialValues();
    if (values) reset({ ...blank, ...values });
  }, [loadInitialValues, reset, blank]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(values) }),
    [subscribe, keepValues],
  );
  return form;
}

/** Shows the server's field errors at their fields; unknown field names are skipped. */
function useServerErrors({ getValues, setError }: Form, failure: SendFailure | null) {
  useEffect(() => {
    const values = getValues();
    for (const [name, message] of Object.entries(failure?.fields ?? {})) {
      if (name in values) setError(name, { type: serverError, message });
    }
  }, [getValues, setError, failure]);
}

function InvalidFieldsSummary({ count }: { count: number }) {
  const words = formatSmallNumber(count);
  return (
    <Alert title="Not sent." type="error">
      {capitalize(words)} fields need to be corrected.
    </Alert>
  );
}

type LiveFormProps = Pick<LeadFormProps, "fields" | "buttonText" | "disclaimer"> & {
  leadForm: LeadFormControl;
  /** If true when the form appears, it takes the focus, and this is set to false. */
  takesFocus?: RefObject<boolean>;
  className?: string;
};

/**
 * The form after hydration; the plain form works without JavaScript. Fields, an error summary if several are invalid, the
 * error of the last send, and the button.
 */
export function LiveForm({ leadForm, takesFocus, fields, buttonText, disclaimer, className }: LiveFormProps) {
  const { request, send } = leadForm;
  const form = useValidatedForm(leadForm, fields);
  const failure = request.status === "failed" ? request : null;
  useServerErrors(form, failure);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus?.current) return;
    takesFocus.current = false;
    element.current?.querySelector<HTMLElement>("[name]")?.focus();
  }, [takesFocus]);
  // The server's own message already covers its field errors.
  const invalidCount = Object.values(form.formState.errors).filter(
    (error) => error?.type !== serverError,
  ).length;

  return (
    <FormProvider {...form}>
      <form
        className={cn(formGrid, "has-[.field-error]:gap-y-3", className)}
        name={leadForm.form}
        noValidate
        ref={element}
        onSubmit={(event) => {
          const honeypot = readHoneypot(event.currentTarget);
          void form.handleSubmit((validated) => send({ input: form.getValues(), validated, honeypot }))(
            event,
          );
        }}
      >
        {fields.map((field) => (
          <LiveField field={field} key={field.name} />
        ))}
        <Honeypot />
        {invalidCount > 1 && <InvalidFieldsSummary count={invalidCount} />}
        {failure && invalidCount < 2 && <Alert type="error">{failure.message}</Alert>}
        <Button className="w-full" loading={request.status === "sending"} size="lg" type="submit">
          {buttonText}
        </Button>
        <Disclaimer pieces={disclaimer} />
      </form>
    </FormProvider>
  );
}
