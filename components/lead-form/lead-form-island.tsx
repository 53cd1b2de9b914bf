"use client";

import { type ReactNode, useRef } from "react";
import type { LeadFormProps } from "./fields";
import { useFormIsland } from "./use-form-island";

const load = () => import("./lead-form");

/** Puts the form with checks in place of the plain one (`children`) once it is near the viewport. */
export function LeadFormIsland({ children, ...props }: LeadFormProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const loaded = useFormIsland(box, load, ({ keepTyped }, plain) => keepTyped(props, plain));
  return <div ref={box}>{loaded ? <loaded.LeadForm {...props} /> : children}</div>;
}
