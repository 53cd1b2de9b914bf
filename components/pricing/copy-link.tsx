"use client";

import { useEffect, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";

const shownFor = 2000;

/** Copies the address of the page as it stands. Where that is not allowed, the address bar has it too. */
export function CopyLink() {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <button
      className={`${buttonClasses({ variant: "Outline" })} noscript:hidden`}
      onClick={copy}
      type="button"
    >
      <span aria-live="polite">{copied ? "Link copied" : "Copy link to this sum"}</span>
    </button>
  );
}
