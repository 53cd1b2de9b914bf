"use client";

import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { FormTextArea, FormTextField, useFieldError } from "@/components/forms/fields";
import { PhoneField } from "@/components/forms/phone-field";
import { Dropdown } from "@/components/ui/dropdown";
import { ChoiceCards } from "./choice-cards";
import { ConsentBox } from "./consent-box";
import type { ChoiceField, ConsentField, LeadField, SelectField } from "./fields";

function LiveSelect({ name, label, required, options }: SelectField) {
  const { field } = useController({ name });
  const { value, onChange, onBlur, ref } = field;
  const error = useFieldError(name);
  return <Dropdown {...{ label, required, options, value, onChange, onBlur, ref, error }} />;
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

export function LiveField({ field }: { field: LeadField }) {
  const { name, label, required } = field;
  switch (field.kind) {
    case "text":
      return (
        <FormTextField
          autoComplete={field.autoComplete}
          inputMode={field.type === "email" ? "email" : undefined}
          type={field.type ?? "text"}
          {...{ name, label, required }}
        />
      );
    case "textarea":
      return <FormTextArea rows={field.rows ?? 3} {...{ name, label, required }} />;
    case "phone":
      return <PhoneField prefixName="phonePrefix" {...{ name, label, required }} />;
    case "select":
      return <LiveSelect {...field} />;
    case "choice":
      return <LiveChoice {...field} />;
    case "consent":
      return <LiveConsent {...field} />;
  }
}
