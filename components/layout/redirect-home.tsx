"use client";

import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { routes } from "@/lib/base/routes";

/** Long enough to read the message that the preview has ended. */
const waitMs = 600;

/**
 * Redirects to the home page with a full page load, because the router's cache may hold drafts. Inside the CMS's preview
 * iframe it only says that the preview has ended.
 */
export function RedirectHome() {
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
    <p className="flex items-center gap-3" role="status">
      {isFramed ? (
        "You can close this preview."
      ) : (
        <>
          <Spinner /> Opening the home page…
        </>
      )}
    </p>
  );
}
