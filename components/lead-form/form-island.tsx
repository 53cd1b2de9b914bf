"use client";

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNear } from "@/components/media/use-near";
import { type FieldFocus, getFieldFocus, restoreFocus } from "./field-focus";
import type { PlainFormProps } from "./keep-typed";

/** Events that show that a visitor is about to use the form. */
const signs = ["focusin", "pointerover", "input"] as const;

/** Whether there is state that only the live form can show: a draft, a sent form, a product in the query. */
const hasMemory = () => {
  try {
    return location.search !== "" || Object.keys(sessionStorage).some((key) => /_(?:draft|sent)/.test(key));
  } catch {
    return false;
  }
};

/** Whether the form in `box` is about to be used: most visitors never need its large code. */
function useIsNeeded(box: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (isWanted || !current) return;
    const want = () => setWanted(true);
    // The visitor may have started before this code was loaded.
    if (hasMemory() || current.matches(":hover, :focus-within")) return want();
    for (const sign of signs) current.addEventListener(sign, want, { passive: true });
    return () => {
      for (const sign of signs) current.removeEventListener(sign, want);
    };
  }, [isWanted, box]);
  return isWanted;
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
  const asked = useRef(plain);
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const isNear = useNear(box);
  const isWanted = useIsNeeded(box);

  useEffect(() => {
    if (!isNear || !(isWanted || isNeeded)) return;
    let isGone = false;
    Promise.all([load(), import("./keep-typed")]).then(
      ([module, { keepTyped }]) => {
        const form = box.current?.querySelector("form");
        if (isGone || !form) return;
        keepTyped(asked.current, form);
        focus.current = getFieldFocus(form);
        setLoaded({ module });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isNear, isWanted, isNeeded, load]);

  useLayoutEffect(() => {
    const form = loaded && box.current?.querySelector("form");
    if (form && focus.current) restoreFocus(form, focus.current);
  }, [loaded]);

  return <div ref={box}>{loaded ? render(loaded.module) : children}</div>;
}
