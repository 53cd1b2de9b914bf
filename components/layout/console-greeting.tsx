"use client";

import { useEffect } from "react";

let hasGreeted = false;

/** A word to people who open the console: we hire. Once a page load. */
export function ConsoleGreeting({ mail }: { mail: string }) {
  useEffect(() => {
    if (hasGreeted) return;
    hasGreeted = true;
    console.info(
      `You look under the hood. So do we, and we are hiring.\nTell us what you would build here: ${mail}`,
    );
  }, [mail]);
  return null;
}
