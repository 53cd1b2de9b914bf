"use client";

import { useEffect, useState } from "react";

const shownMs = 2000;

/** Whether something was copied a moment ago, and a function to set that. */
export function useCopied(): [isCopied: boolean, markCopied: () => void] {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return [isCopied, () => setIsCopied(true)];
}
