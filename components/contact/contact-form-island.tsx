"use client";

import type { ReactNode } from "react";
import { FormIsland } from "@/components/lead-form/form-island";
import type { ContactFormProps } from "./contact-form";

const load = () => import("./contact-form");

/** Replaces the plain contact form (`children`) with the live one. */
export function ContactFormIsland({ children, ...form }: ContactFormProps & { children: ReactNode }) {
  return (
    <FormIsland load={load} plain={form} render={({ ContactForm }) => <ContactForm {...form} />}>
      {children}
    </FormIsland>
  );
}
