"use client";

import { useEffect, useState } from "react";

const shownMs = 2000;

/** A function that copies a text, false if the browser does not allow it; and true for two seconds after a copy. */
export function useCopy(): [isCopied: boolean, copy: (text: string) => Promise<boolean>] {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), shownMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopies((count) => count + 1);
    return true;
  };
  return [copies > 0, copy];
}
