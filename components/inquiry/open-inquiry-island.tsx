"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormIsland } from "@/components/lead-form/use-form-island";
import { onAction } from "@/lib/content/actions/bus";
import { ClosedForm } from "./closed-form";
import type { OpenInquiryProps } from "./open-inquiry";

const load = () => import("./open-inquiry");

/** The global form state: open until an action closes it, or an inquiry with a public email was sent. */
function useGlobalFormState(): boolean {
  const [isOpen, setOpen] = useState(true);
  useEffect(
    () =>
      onAction(({ name }) => {
        if (name === "open-global-form") setOpen(true);
        else if (name === "close-global-form") setOpen(false);
      }),
    [],
  );
  return isOpen;
}

type OpenInquiryIslandProps = Omit<OpenInquiryProps, "isFormVisible"> & { children: ReactNode };

/**
 * Puts the inquiry with checks in place of the plain one (`children`) once somebody turns to it, or once the form
 * is closed: it knows whether there is a sent inquiry to sum up.
 */
export function OpenInquiryIsland({ children, ...props }: OpenInquiryIslandProps) {
  const box = useRef<HTMLDivElement>(null);
  const isFormVisible = useGlobalFormState();
  const loaded = useFormIsland(box, load, ({ keepTyped }, plain) => keepTyped(plain), !isFormVisible);
  if (loaded) {
    return (
      <div ref={box}>
        <loaded.OpenInquiry {...props} isFormVisible={isFormVisible} />
      </div>
    );
  }
  return (
    <div ref={box}>
      <div hidden={!isFormVisible}>{children}</div>
      {!isFormVisible && <ClosedForm />}
    </div>
  );
}
