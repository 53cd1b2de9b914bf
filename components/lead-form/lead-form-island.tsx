"use client";

import type { ReactNode } from "react";
import type { LeadFormProps } from "./fields";
import { FormIsland } from "./form-island";

const load = () => import("./lead-form");

/** Replaces the plain lead form (`children`) with the live one. */
export function LeadFormIsland({ children, ...form }: LeadFormProps & { children: ReactNode }) {
  return (
    <FormIsland load={load} plain={form} render={({ LeadForm }) => <LeadForm {...form} />}>
      {children}
    </FormIsland>
  );
}
