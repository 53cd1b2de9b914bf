"use client";

import { useEffect } from "react";
import { buildGreeting } from "@/lib/features/company/greeting";

let hasGreeted = false;

/** A word to people who open the console: we hire. Once a page load. */
export function ConsoleGreeting({ mail }: { mail: string }) {
  useEffect(() => {
    if (hasGreeted) return;
    hasGreeted = true;
    console.info(buildGreeting(mail));
  }, [mail]);
  return null;
}
