"use client";

import { buttonClasses } from "@/components/ui/button-classes";
import { routes } from "@/lib/base/routes";
import { type ConsentChoice, everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import css from "./consent-notice.module.css";

type ConsentNoticeProps = {
  onChosen: (choice: ConsentChoice) => void;
  /** Called to open the choice by category. */
  onDetails: () => void;
};

/** The consent banner. It does not shift the layout, take the focus or block the page. */
export function ConsentNotice({ onChosen, onDetails }: ConsentNoticeProps) {
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
            Choose
          </button>
        </div>
      </div>
    </section>
  );
}
