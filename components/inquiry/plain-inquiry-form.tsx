import type { ComponentProps } from "react";
import { Honeypot } from "@/components/forms/honeypot";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FieldFrame, inputClasses } from "@/components/ui/field";
import type { InquiryCopy } from "@/lib/inquiry/copy";
import { contactEndpoint } from "@/lib/inquiry/endpoint";
import { fieldLimits } from "@/lib/leads/fields";
import { callingCodes } from "@/lib/phone/calling-codes";
import { Disclaimer } from "./disclaimer";

const box = cn(inputClasses, "h-5.75 px-1.75");

type PlainFieldProps = ComponentProps<"input"> & { name: string; label: string };

function PlainField({ label, name, ...props }: PlainFieldProps) {
  return (
    <FieldFrame id={name} label={label} required>
      <input className={box} id={name} name={name} required {...props} />
    </FieldFrame>
  );
}

/**
 * The inquiry form without script: the browser checks, posts it urlencoded, and the answer is a page.
 * Looks like `InquiryForm` to the pixel, which takes its place where scripts run.
 */
export function PlainInquiryForm({ copy }: { copy: InquiryCopy }) {
  return (
    <form action={contactEndpoint} className="flex flex-col gap-2" method="post">
      <PlainField autoComplete="name" label="Full name" maxLength={fieldLimits.name} name="name" />
      <PlainField
        autoComplete="organization"
        label="Company name"
        maxLength={fieldLimits.company}
        name="company"
      />
      <PlainField
        autoComplete="email"
        label="Company email address"
        maxLength={fieldLimits.email}
        name="email"
        type="email"
      />
      <FieldFrame id="phone" label="Phone no." required>
        <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-1">
          <select
            aria-label="Country and calling code"
            autoComplete="off"
            className={cn(inputClasses, "h-5.75 px-1.25")}
            name="phonePrefix"
          >
            {callingCodes.map(({ country, callingCode, name }) => (
              <option key={country} value={country}>
                {`${callingCode} ${name}`}
              </option>
            ))}
          </select>
          <input
            autoComplete="tel-national"
            className={box}
            id="phone"
            inputMode="numeric"
            maxLength={fieldLimits.phone}
            name="phone"
            pattern="[0-9]+"
            required
            title="Digits only"
            type="tel"
          />
        </div>
      </FieldFrame>
      <FieldFrame id="message" label={copy.messageText}>
        <textarea
          className={cn(inputClasses, "resize-y px-1.75 py-1.25")}
          id="message"
          maxLength={fieldLimits.message}
          name="message"
          rows={3}
        />
      </FieldFrame>
      <Honeypot />
      <Button className="w-full" size="lg" type="submit">
        {copy.buttonText}
      </Button>
      <Disclaimer pieces={copy.disclaimer} />
    </form>
  );
}
