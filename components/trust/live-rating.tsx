"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { cacheMs } from "@/lib/content/endpoints/retry";
import type { FreshRatingProps } from "./fresh-rating";

// After a failed load the server's rating stays.
const FreshRating = lazy(async (): Promise<{ default: ComponentType<FreshRatingProps> }> => {
  const island = await import("./fresh-rating").catch(() => null);
  return { default: island?.FreshRating ?? (({ children }) => children) };
});

/** Whether the visitor came back to this tab when what it shows had outlived the cache. */
function useReturn(): boolean {
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

/**
 * The rating that the server wrote, which is enough for most visits. Whoever comes back to an open tab gets
 * the endpoint's: only then are its code and its answer fetched.
 */
export function LiveRating(props: FreshRatingProps) {
  return useReturn() ? (
    <Suspense fallback={props.children}>
      <FreshRating {...props} />
    </Suspense>
  ) : (
    props.children
  );
}
