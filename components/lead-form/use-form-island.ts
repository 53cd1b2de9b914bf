"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNear } from "@/components/media/use-near";

/** The field of `form` that is being typed into, if any. */
function focusedName(form: HTMLFormElement): string | null {
  const active = document.activeElement;
  return active && form.contains(active) ? active.getAttribute("name") : null;
}

/** What a person does first in a form. */
const signs = ["focusin", "pointerover", "input"] as const;

/** Whether the plain form can't show what this visit already knows: a draft, a sent form, a named product. */
const hasMemory = () => {
  try {
    return location.search !== "" || Object.keys(sessionStorage).some((key) => /_(?:draft|sent)/.test(key));
  } catch {
    return false;
  }
};

/**
 * Whether the form in `box` is about to be used. Its code weighs more than the page's other scripts
 * together, and most visitors only pass a form by.
 */
function useWanted(box: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (isWanted || !current) return;
    const want = () => setWanted(true);
    // The first signs may have come before this code.
    if (hasMemory() || current.matches(":hover, :focus-within")) return want();
    for (const sign of signs) current.addEventListener(sign, want, { passive: true });
    return () => {
      for (const sign of signs) current.removeEventListener(sign, want);
    };
  }, [isWanted, box]);
  return isWanted;
}

/**
 * The code of the form that takes the plain form's place in `box`, once somebody turns to it and the code
 * is there, or once it `isNeeded`. `keepTyped` saves what has been typed by then; the focus stays in the field it was in. Null
 * before that, and for good when the code can't be had: then the plain form stays.
 */
export function useFormIsland<Module>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<Module>,
  keepTyped: (module: Module, plain: HTMLFormElement) => void,
  isNeeded = false,
): Module | null {
  const focused = useRef<string | null>(null);
  // One object for both, so that a caller may write them in place.
  const calls = useRef({ load, keepTyped });
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const isNear = useNear(box);
  const isWanted = useWanted(box);

  useEffect(() => {
    if (!isNear || !(isWanted || isNeeded)) return;
    let isGone = false;
    calls.current.load().then(
      (module) => {
        const plain = box.current?.querySelector("form");
        if (isGone || !plain) return;
        calls.current.keepTyped(module, plain);
        focused.current = focusedName(plain);
        setLoaded({ module });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isNear, isWanted, isNeeded, box]);

  useLayoutEffect(() => {
    if (loaded === null || focused.current === null) return;
    box.current?.querySelector<HTMLElement>(`[name="${focused.current}"]`)?.focus();
  }, [loaded, box]);

  return loaded?.module ?? null;
}
