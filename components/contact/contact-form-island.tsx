"use client";

import { type ReactNode, useRef } from "react";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { useFormIsland } from "@/components/lead-form/use-form-island";

const load = () => import("./contact-form");

/** Puts the contact form with checks in place of the plain one (`children`) once it is near the viewport. */
export function ContactFormIsland({ children, ...props }: LeadFormProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const loaded = useFormIsland(box, load, ({ keepTyped }, plain) => keepTyped(props, plain));
  return <div ref={box}>{loaded ? <loaded.ContactForm {...props} /> : children}</div>;
}
