"use client";

import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { routes } from "@/lib/base/routes";

/** Long enough to read the message that the preview has ended. */
const waitMs = 600;

/** Goes home by a full page load, so that no draft stays in the router's cache; not in a frame of the CMS. */
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
    <p className="flex items-center gap-3" role="status">
      {isFramed ? (
        "You can close this frame."
      ) : (
        <>
          <Spinner /> Opening the home page …
        </>
      )}
    </p>
  );
}
