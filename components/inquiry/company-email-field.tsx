"use client";

import { useWatch } from "react-hook-form";
import { FormTextField } from "@/components/forms/fields";
import { isFreeMail } from "@/lib/features/inquiry/free-mail";

/** The address at a company. One of a free provider is taken as well, with a word on what the other would do. */
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
