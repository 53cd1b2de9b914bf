"use client";

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { isPlainClick } from "@/components/ui/plain-click";
import { anchors, routes } from "@/lib/base/routes";
import { type ConsentChoice, setConsent } from "@/lib/content/consent/consent";
import type { ConsentDialog } from "./consent-dialog";
import { ConsentNotice } from "./consent-notice";
import { useConsent } from "./use-consent";

type DialogProps = ComponentProps<typeof ConsentDialog>;

/** The dialog, loaded when it is first opened from the banner or the footer. */
function useDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useRef(async () => {
    try {
      const loaded = await import("./consent-dialog");
      setDialog(() => loaded.ConsentDialog);
      setOpen(true);
    } catch {
      location.assign(routes.yourData());
    }
  }).current;

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[data-privacy-choices]");
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("click", click);
    return () => document.removeEventListener("click", click);
  }, [open]);

  return { Dialog, isOpen, open, close: () => setOpen(false) };
}

/** Asks for consent if the visitor has not chosen yet, and opens the dialog to change it. */
export function ConsentManager({ isRegionKnown }: { isRegionKnown: boolean }) {
  const consent = useConsent();
  const { Dialog, isOpen, open, close } = useDialog();
  const [said, setSaid] = useState("");
  const isAsked = isRegionKnown && consent?.source === "default";

  useEffect(() => {
    if (isOpen) setSaid("");
  }, [isOpen]);

  const saved = () => {
    setSaid("Saved. Change it at any time under Privacy choices, at the foot of every page.");
    close();
    requestAnimationFrame(() => {
      // The focused button disappeared with the banner, so the focus moves to the page.
      if (document.activeElement === document.body)
        document.getElementById(anchors.main)?.focus({ preventScroll: true });
    });
  };
  const answer = (choice: ConsentChoice) => {
    setConsent(choice);
    saved();
  };

  return (
    <>
      {isAsked && <ConsentNotice onChosen={answer} onDetails={open} />}
      {Dialog && <Dialog onChosen={saved} onClose={close} open={isOpen} />}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
