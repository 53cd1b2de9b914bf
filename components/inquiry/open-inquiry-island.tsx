"use client";

import { type ReactNode, useRef } from "react";
import { useFormIsland } from "@/components/lead-form/use-form-island";
import type { OpenInquiryProps } from "./open-inquiry";

const load = () => import("./open-inquiry");

/** Puts the inquiry with checks in place of the plain one (`children`) once it is near the viewport. */
export function OpenInquiryIsland({ children, ...props }: OpenInquiryProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const loaded = useFormIsland(box, load, ({ keepTyped }, plain) => keepTyped(plain));
  return <div ref={box}>{loaded ? <loaded.OpenInquiry {...props} /> : children}</div>;
}
