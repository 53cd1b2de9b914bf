"use client";

import type { ReactNode } from "react";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { FormIsland } from "@/components/lead-form/form-island";

const load = () => import("./event-form");

/** Replaces the plain registration form (`children`) with the live one. */
export function EventFormIsland({ children, ...form }: LeadFormProps & { children: ReactNode }) {
  return (
    <FormIsland load={load} plain={form} render={({ EventForm }) => <EventForm {...form} />}>
      {children}
    </FormIsland>
  );
}
