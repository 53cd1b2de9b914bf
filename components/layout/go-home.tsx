"use client";

import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { routes } from "@/lib/base/routes";

/** Long enough to read that the preview has ended. */
const waitMs = 600;

/**
 * Leads on to the home page with a fresh document: nothing of the drafts is left in the browser's memory.
 * In a frame of the CMS it stays: published pages show themselves in no frame.
 */
export function GoHome() {
  const [isFramed, setFramed] = useState(false);
  useEffect(() => {
    if (window.top !== window) {
      setFramed(true);
      return;
    }
    const timer = setTimeout(() => location.replace(routes.home()), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="flex items-center gap-1.5" role="status">
      {isFramed ? (
        "This frame can be closed."
      ) : (
        <>
          <Spinner /> On to the home page …
        </>
      )}
    </p>
  );
}
