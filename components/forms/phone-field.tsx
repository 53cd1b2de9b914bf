"use client";

import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { Dropdown } from "@/components/ui/dropdown";
import { describeField, FieldFrame, inputClasses } from "@/components/ui/field";
import { type CallingCode, callingCodes } from "@/lib/phone/calling-codes";
import { useFieldError } from "./fields";
import { useHydrated } from "./use-hydrated";

const prefixLabel = "Country and calling code";

// Keyed by country: +1 and +7 belong to several.
const options = callingCodes.map(({ country, callingCode, name }) => ({
  value: country,
  label: name,
  detail: callingCode,
  searchText: `${country} ${callingCode.slice(1)}`,
}));

function Prefix({ country, callingCode }: Pick<CallingCode, "country" | "callingCode">) {
  return (
    <>
      <span className="mr-0.5 text-fg-3 text-xs">{country}</span> {callingCode}
    </>
  );
}

/** The list without script. Its names come from the server and may differ from the browser's own. */
function NativePrefix({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <select
      aria-label={prefixLabel}
      autoComplete="off"
      className={cn(inputClasses, "h-5.75 px-1.25")}
      name={name}
      onChange={(event) => onChange(event.target.value)}
      value={value}
    >
      {callingCodes.map(({ country, callingCode, name: territory }) => (
        <option key={country} suppressHydrationWarning value={country}>
          {`${callingCode} ${territory}`}
        </option>
      ))}
    </select>
  );
}

type PhoneFieldProps = { label: string; name: string; prefixName: string; required?: boolean };

/** Country prefix and national number side by side under one label; the error below belongs to both. */
export function PhoneField({ label, name, prefixName, required }: PhoneFieldProps) {
  const id = useId();
  const { control, register } = useFormContext();
  const { field: prefix } = useController({ control, name: prefixName });
  const error = useFieldError(name);
  const prefixError = useFieldError(prefixName);
  const { aria } = describeField(id, { error });
  const isHydrated = useHydrated();
  return (
    <FieldFrame error={error} id={id} label={label} required={required}>
      <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-1">
        {isHydrated ? (
          <Dropdown
            error={prefixError}
            hideLabel
            label={prefixLabel}
            onBlur={prefix.onBlur}
            onChange={prefix.onChange}
            options={options}
            ref={prefix.ref}
            renderValue={({ value, detail }) => <Prefix callingCode={detail ?? ""} country={value} />}
            searchable
            searchPlaceholder="Country or code"
            value={prefix.value}
          />
        ) : (
          <NativePrefix name={prefixName} onChange={prefix.onChange} value={prefix.value} />
        )}
        <input
          aria-required={required || undefined}
          autoComplete="tel-national"
          className={cn(inputClasses, "h-5.75 px-1.75")}
          id={id}
          inputMode="numeric"
          type="tel"
          {...aria}
          {...register(name)}
        />
      </div>
    </FieldFrame>
  );
}
