import type { ComponentProps } from "react";
import { Disclaimer } from "@/components/forms/disclaimer";
import { Honeypot } from "@/components/forms/honeypot";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { inputClasses, labelClasses } from "@/components/ui/field";
import { callingCodes } from "@/lib/base/phone/calling-codes";
import { phoneInputPattern } from "@/lib/base/phone/phone-input";
import { leadEndpoint } from "@/lib/features/leads/client/endpoint";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { fieldLimits } from "@/lib/features/leads/lead/fields";
import { ChoiceCards } from "./choice-cards";
import { ConsentBox } from "./consent-box";
import { formGrid, halfWidth, type LeadField, type LeadFormProps } from "./fields";
import { SelectBox } from "./select-box";

const boxClasses = cn(inputClasses, "h-11.5 px-3.5");

type PlainPhoneProps = ComponentProps<"input"> & { id: string; defersCallingCodes: boolean };

/**
 * For `data-codes`, from which the inline script (lib/server/document/early-script.ts) adds the options when the dialog opens: each
 * calling code, then its countries. "1CAAG7KZRU" is +1 for CA and AG, +7 for KZ and RU. The first country is an option already.
 */
const joinCallingCodes = () =>
  callingCodes
    .slice(1)
    .map(({ country, callingCode }, i, otherCodes) =>
      callingCode === otherCodes[i - 1]?.callingCode ? country : callingCode.slice(1) + country,
    )
    .join("");

/** Calling code and national number, as native select and input. */
function PlainPhone({ id, defersCallingCodes, ...props }: PlainPhoneProps) {
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-2">
      <select
        aria-label="Country and calling code"
        autoComplete="off"
        className={cn(inputClasses, "h-11.5 pr-7 pl-2.5 text-ellipsis")}
        data-codes={defersCallingCodes ? joinCallingCodes() : undefined}
        name="phonePrefix"
      >
        {(defersCallingCodes ? callingCodes.slice(0, 1) : callingCodes).map(({ country, callingCode }) => (
          <option key={country} value={country}>
            {`${country} ${callingCode}`}
          </option>
        ))}
      </select>
      <input
        autoComplete="tel-national"
        className={boxClasses}
        id={id}
        inputMode="tel"
        maxLength={fieldLimits.phoneInput}
        name="phone"
        pattern={phoneInputPattern}
        title="Digits, without the country code"
        type="text"
        {...props}
      />
    </div>
  );
}

function PlainInput({
  field,
  id,
}: {
  field: Exclude<LeadField, { kind: "choice" | "consent" }>;
  id: string;
}) {
  const shared = { id, name: field.name, required: field.required };
  switch (field.kind) {
    case "phone":
      return <PlainPhone {...shared} defersCallingCodes={field.defersCallingCodes === true} />;
    case "select":
      return <SelectBox {...shared} defaultValue={field.chosen} options={field.options} />;
    case "textarea":
      return (
        <textarea
          className={cn(inputClasses, "resize-y px-3.5 py-2.5")}
          {...shared}
          maxLength={fieldLimits.message}
          rows={field.rows ?? 3}
        />
      );
    case "text":
      return (
        <input
          autoComplete={field.autoComplete}
          className={boxClasses}
          {...shared}
          maxLength={field.maxLength}
          type={field.type ?? "text"}
        />
      );
  }
}

function PlainField({ field, id }: { field: LeadField; id: string }) {
  if (field.kind === "consent") {
    return <ConsentBox id={id} inputProps={{ name: field.name, required: true }} pieces={field.pieces} />;
  }
  if (field.kind === "choice") {
    return (
      <ChoiceCards
        chosen={field.chosen ?? field.options[0]?.value}
        id={id}
        inputProps={{ name: field.name, required: true }}
        label={field.label}
        options={field.options}
      />
    );
  }
  const isHalfWidth = field.kind === "text" && field.isHalfWidth;
  return (
    // Like `FieldFrame`, without a place for errors: the browser shows them.
    <div className={isHalfWidth ? `min-w-0 ${halfWidth}` : "min-w-0"}>
      <label className={labelClasses} htmlFor={id}>
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
      </label>
      <PlainInput field={field} id={id} />
    </div>
  );
}

type PlainFormProps = Omit<LeadFormProps, "form" | "title" | "thanks"> & {
  form: LeadFormId;
  idPrefix?: string;
};

/** A lead form without JavaScript. Must have the same layout as `LeadForm`, which replaces it. */
export function PlainForm({
  form,
  fields,
  fixed = {},
  buttonText,
  disclaimer,
  idPrefix = form,
}: PlainFormProps) {
  return (
    <form action={leadEndpoint(form)} className={formGrid} method="post" name={form}>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {fields.map((field) => (
        <PlainField field={field} id={`${idPrefix}-${field.name}`} key={field.name} />
      ))}
      <Honeypot />
      <Button className="w-full" size="lg" type="submit">
        {buttonText}
      </Button>
      <Disclaimer pieces={disclaimer} />
    </form>
  );
}
