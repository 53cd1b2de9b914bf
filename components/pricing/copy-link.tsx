"use client";

import { buttonClasses } from "@/components/ui/button-classes";
import { useCopied } from "@/components/ui/use-copied";

/** Copies the page's current URL. If that is not allowed, the URL is also in the address bar. */
export function CopyLink() {
  const [isCopied, markCopied] = useCopied();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      markCopied();
    } catch {
      // Copying failed, so the button's label does not change.
    }
  };

  return (
    <button
      className={`${buttonClasses({ variant: "Outline" })} noscript:hidden`}
      onClick={copy}
      type="button"
    >
      <span aria-live="polite">{isCopied ? "Link copied" : "Copy link to this sum"}</span>
    </button>
  );
}
