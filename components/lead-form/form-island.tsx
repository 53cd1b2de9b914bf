"use client";

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useNear } from "@/components/media/use-near";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { type FieldFocus, getFieldFocus, restoreFocus } from "./field-focus";
import type { PlainFormProps } from "./plain-form-draft";

/** Events of a visitor who is about to use the form. */
const interactionEvents = ["focusin", "pointerover", "input"] as const;

/** Whether the tab has state that only the live form can show: a draft, or what was sent. */
const hasStoredState = (form: LeadFormId) => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${form}_`));
  } catch {
    return false;
  }
};

/** Whether the form in `box` is about to be used: most visitors never need its large code. */
function useIsNeeded(box: RefObject<HTMLElement | null>, form: LeadFormId): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (isWanted || !current) return;
    const want = () => setWanted(true);
    // The visitor may have started before this code was loaded.
    if (hasStoredState(form) || current.matches(":hover, :focus-within")) return want();
    for (const name of interactionEvents) current.addEventListener(name, want, { passive: true });
    return () => {
      for (const name of interactionEvents) current.removeEventListener(name, want);
    };
  }, [isWanted, box, form]);
  return isWanted;
}

/**
 * A visitor may send the plain form with errors while the live form is being loaded. Its field errors replace the browser's
 * bubble then: `replay` sends the live form. If its code cannot be loaded, `giveUp` leaves errors to the browser.
 */
function useEarlySend(box: RefObject<HTMLElement | null>) {
  const early = useRef({ isSent: false, isGivenUp: false });
  useEffect(() => {
    const { current } = box;
    const takeOver = (event: Event) => {
      if (early.current.isGivenUp) return;
      event.preventDefault();
      early.current.isSent = true;
    };
    // It does not bubble. The live form checks its fields itself.
    current?.addEventListener("invalid", takeOver, true);
    // An edited form is no longer the one that was sent: it could be sent half typed.
    const forget = () => {
      early.current.isSent = false;
    };
    current?.addEventListener("input", forget);
    return () => {
      current?.removeEventListener("invalid", takeOver, true);
      current?.removeEventListener("input", forget);
    };
  }, [box]);
  const replay = useCallback(() => {
    if (early.current.isSent) box.current?.querySelector("form")?.requestSubmit();
  }, [box]);
  const giveUp = useCallback(() => {
    early.current.isGivenUp = true;
    if (early.current.isSent) box.current?.querySelector("form")?.reportValidity();
  }, [box]);
  return { replay, giveUp };
}

type FormIslandProps<Module> = {
  plain: PlainFormProps;
  /** Loads the live form's code. Must be the same function in every render. */
  load: () => Promise<Module>;
  render: (module: Module) => ReactNode;
  /** Loads the live form even if the plain one has not been used. */
  isNeeded?: boolean;
  children: ReactNode;
};

/** Replaces the plain form with the live one once it is used and the code is loaded, keeping text and focus. */
export function FormIsland<Module>({
  plain,
  load,
  render,
  isNeeded = false,
  children,
}: FormIslandProps<Module>) {
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef<FieldFocus | null>(null);
  const plainAtStart = useRef(plain);
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const isNear = useNear(box);
  const isWanted = useIsNeeded(box, plain.form);
  const { replay, giveUp } = useEarlySend(box);

  useEffect(() => {
    if (!isNear || !(isWanted || isNeeded)) return;
    let isGone = false;
    Promise.all([load(), import("./plain-form-draft")]).then(
      ([module, { savePlainFormDraft }]) => {
        const form = box.current?.querySelector("form");
        if (isGone || !form) return;
        savePlainFormDraft(plainAtStart.current, form);
        focus.current = getFieldFocus(form);
        setLoaded({ module });
      },
      () => !isGone && giveUp(),
    );
    return () => {
      isGone = true;
    };
  }, [isNear, isWanted, isNeeded, load, giveUp]);

  useLayoutEffect(() => {
    const form = loaded && box.current?.querySelector("form");
    if (form && focus.current) restoreFocus(form, focus.current);
  }, [loaded]);

  useEffect(() => {
    if (loaded) replay();
  }, [loaded, replay]);

  return <div ref={box}>{loaded ? render(loaded.module) : children}</div>;
}
