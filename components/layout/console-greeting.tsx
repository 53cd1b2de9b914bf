"use client";

import { useEffect } from "react";
import { buildGreeting } from "@/lib/features/company/greeting";

let hasGreeted = false;

/** Prints a hiring message to the browser console, once per page load. */
export function ConsoleGreeting({ email }: { email: string }) {
  useEffect(() => {
    if (hasGreeted) return;
    hasGreeted = true;
    console.info(buildGreeting(email));
  }, [email]);
  return null;
}
