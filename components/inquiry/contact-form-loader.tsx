"use client";

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNear } from "@/components/media/use-near";
import type { ContactFormProps } from "./contact-form";

/** The field of `form` that is being typed into, if any. */
function focusedName(form: HTMLFormElement): string | null {
  const active = document.activeElement;
  return active && form.contains(active) ? active.getAttribute("name") : null;
}

/**
 * Puts the form with checks in place of the plain form (`children`) once it is near the viewport and its code is
 * there, with what has been typed by then. Without script, or when the code can't be had, the plain form stays.
 */
export function ContactFormLoader({ children, ...props }: ContactFormProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [Form, setForm] = useState<ComponentType<ContactFormProps> | null>(null);

  const isNear = useNear(box);

  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    import("./contact-form").then(
      ({ ContactForm, keepTyped }) => {
        const plain = box.current?.querySelector("form");
        if (isGone || !plain) return;
        keepTyped(plain);
        focused.current = focusedName(plain);
        setForm(() => ContactForm);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isNear]);

  useLayoutEffect(() => {
    if (Form === null || focused.current === null) return;
    box.current?.querySelector<HTMLElement>(`[name="${focused.current}"]`)?.focus();
  }, [Form]);

  return <div ref={box}>{Form ? <Form {...props} /> : children}</div>;
}
