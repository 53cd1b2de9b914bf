"use client";

import { useEffect, useState } from "react";

const shownMs = 2000;

/** True for two seconds after the last `markCopied()`. */
export function useCopied(): [isCopied: boolean, markCopied: () => void] {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), shownMs);
    return () => clearTimeout(timer);
  }, [copies]);

  return [copies > 0, () => setCopies((count) => count + 1)];
}
