"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { cacheMs } from "@/lib/content/endpoints/retry";
import type { FreshRatingProps } from "./fresh-rating";

// If loading fails, the server-rendered rating stays.
const FreshRating = lazy(async (): Promise<{ default: ComponentType<FreshRatingProps> }> => {
  const island = await import("./fresh-rating").catch(() => null);
  return { default: island?.FreshRating ?? (({ children }) => children) };
});

/** Whether the visitor returned to this tab at least `cacheMs` after the rating was shown. */
function useIsBackLater(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isBack) return;
    const shownAt = Date.now();
    const look = () => {
      if (document.visibilityState === "visible" && Date.now() - shownAt >= cacheMs) setBack(true);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isBack]);
  return isBack;
}

/** The server-rendered rating, updated when a visitor returns to the tab later. */
export function LiveRating(props: FreshRatingProps) {
  return useIsBackLater() ? (
    <Suspense fallback={props.children}>
      <FreshRating {...props} />
    </Suspense>
  ) : (
    props.children
  );
}
