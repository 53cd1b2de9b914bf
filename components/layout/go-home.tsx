"use client";

import { useEffect } from "react";
import { routes } from "@/lib/routes";

/** Long enough to read that the preview has ended. */
const waitMs = 600;

/** Leads on to the home page with a fresh document: nothing of the drafts is left in the browser's memory. */
export function GoHome() {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(routes.home()), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
