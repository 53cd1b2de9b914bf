"use client";

import { useWatch } from "react-hook-form";
import { FormTextField } from "@/components/forms/fields";
import { isFreeMail } from "@/lib/features/inquiry/free-mail";

/** Free mail providers are accepted, with a hint about the advantage of a company address. */
export function CompanyEmailField({ name, label }: { name: string; label: string }) {
  const typed: unknown = useWatch({ name });
  const isFree = typeof typed === "string" && isFreeMail(typed);
  return (
    <FormTextField
      autoComplete="email"
      hint={isFree ? "This works. From a company address, we can answer faster." : undefined}
      inputMode="email"
      label={label}
      name={name}
      required
      type="email"
    />
  );
}
