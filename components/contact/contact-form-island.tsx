"use client";

import type { ReactNode } from "react";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { FormIsland } from "@/components/lead-form/form-island";

const load = () => import("./contact-form");

/** Replaces the plain contact form (`children`) with the live one. */
export function ContactFormIsland({ children, ...form }: LeadFormProps & { children: ReactNode }) {
  return (
    <FormIsland load={load} plain={form} render={({ ContactForm }) => <ContactForm {...form} />}>
      {children}
    </FormIsland>
  );
}
