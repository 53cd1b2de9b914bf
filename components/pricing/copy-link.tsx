"use client";

import { buttonClasses } from "@/components/ui/button-classes";
import { useCopied } from "@/components/ui/use-copied";

/** Copies the address of the page as it stands. Where that is not allowed, the address bar has it too. */
export function CopyLink() {
  const [isCopied, markCopied] = useCopied();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      markCopied();
    } catch {
      // The button keeps its words: nothing was copied.
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
