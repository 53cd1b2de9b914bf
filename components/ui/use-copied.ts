"use client";

import { useEffect, useState } from "react";

const shownMs = 2000;

/** True for two seconds after `markCopied()`. */
export function useCopied(): [isCopied: boolean, markCopied: () => void] {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return [isCopied, () => setIsCopied(true)];
}
