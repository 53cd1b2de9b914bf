"use client";

import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { Dropdown } from "@/components/ui/dropdown";
import { describeField, FieldFrame, inputClasses } from "@/components/ui/field";
import { callingCodes, searchTextOf, territoryName } from "@/lib/base/phone/calling-codes";
import { useFieldError } from "./fields";

// Keyed by country: +1 and +7 belong to several. Names are only needed once the list is open.
export const phoneOptions = callingCodes.map((entry) => ({
  value: entry.country,
  get label() {
    return territoryName(entry.country);
  },
  detail: entry.callingCode,
  searchText: searchTextOf(entry),
}));

/** The field of the country, whose calling code is the prefix. */
const prefixName = "phonePrefix";

type PhoneFieldProps = { label: string; name: string; required?: boolean };

/** Country prefix and national number side by side under one label; the error below belongs to the number. */
export function PhoneField({ label, name, required }: PhoneFieldProps) {
  const id = useId();
  const { control, register } = useFormContext();
  // The number is checked again for another country.
  const { field: prefix } = useController({ control, name: prefixName, rules: { deps: [name] } });
  const error = useFieldError(name);
  const { aria } = describeField(id, { error });
  return (
    <FieldFrame error={error} id={id} label={label} required={required}>
      <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-2">
        <Dropdown
          error={useFieldError(prefixName)}
          hideLabel
          label="Country and calling code"
          name={prefixName}
          onBlur={prefix.onBlur}
          onChange={prefix.onChange}
          options={phoneOptions}
          ref={prefix.ref}
          renderValue={({ value, detail }) => (
            <>
              <span className="mr-1 text-fg-3 text-xs">{value}</span> {detail}
            </>
          )}
          searchLabel="Country or code"
          value={prefix.value}
        />
        <input
          aria-required={required || undefined}
          autoComplete="tel-national"
          className={cn(inputClasses, "h-11.5 px-3.5")}
          id={id}
          inputMode="tel"
          type="text"
          {...aria}
          {...register(name)}
        />
      </div>
    </FieldFrame>
  );
}
