"use client";

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { isPlainClick } from "@/components/ui/plain-click";
import { anchors, routes } from "@/lib/base/routes";
import { type ConsentChoice, everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import type { ConsentDialog } from "./consent-dialog";
import css from "./consent-manager.module.css";
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

type ConsentNoticeProps = {
  onChosen: (choice: ConsentChoice) => void;
  /** Called to open the choice by category. */
  onDetails: () => void;
};

/** The consent banner. It does not shift the layout, take the focus or block the page. */
function ConsentNotice({ onChosen, onDetails }: ConsentNoticeProps) {
  const equal = buttonClasses({ variant: "Outline", color: "PrimaryAlt" });
  return (
    <section aria-labelledby="consent-question" className={`${css.consentBanner} on-paper bg-ground-2`}>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <div className="text-fg-2 text-sm max-sm:text-xs">
          <h2 className="font-[600] text-fg" id="consent-question">
            Cookies: your choice
          </h2>
          {/* Two short paragraphs, because the notice appears late: a longer one would be the largest paint of a short page. */}
          <div className="lg:flex lg:gap-1">
            <p>May we record visits, remember campaigns and offer chat?</p>
            <p>
              Until you say yes, we do not.{" "}
              <a className="link" href={routes.legal("cookies")}>
                See all cookies
              </a>
            </p>
          </div>
        </div>
        <div className={`${css.consentButtons} flex items-center gap-2 max-sm:w-full`}>
          <button className={equal} onClick={() => onChosen(nothingAllowed)} type="button">
            Reject all
          </button>
          <button className={equal} onClick={() => onChosen(everythingAllowed)} type="button">
            Accept all
          </button>
          <button
            className={buttonClasses({ variant: "Inline", color: "PrimaryAlt" })}
            onClick={onDetails}
            type="button"
          >
            Settings
          </button>
        </div>
      </div>
    </section>
  );
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
