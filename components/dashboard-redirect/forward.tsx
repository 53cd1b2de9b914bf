"use client";

import { useEffect, useState } from "react";
import { buildDashboardUrl, type HandOff, parseHandOff } from "@/lib/dashboard/hand-off";

/** Goes on to the dashboard as soon as the page runs; the page around it has the link for everyone else. */
export function Forward({ dashboardUrl }: { dashboardUrl: string }) {
  useEffect(() => {
    const handOff = parseHandOff(new URLSearchParams(location.search));
    // Not kept in the history: "back" leads to the page before the hand-off, not into it again.
    location.replace(buildDashboardUrl(dashboardUrl, handOff));
  }, [dashboardUrl]);
  return null;
}

/** Says what would have been handed over, where no dashboard is configured. */
export function HandOffNote() {
  const [handOff, setHandOff] = useState<HandOff>(() => parseHandOff(new URLSearchParams()));
  useEffect(() => setHandOff(parseHandOff(new URLSearchParams(location.search))), []);
  return <code className="figure rounded-1 bg-ground-3 px-1 py-0.5 text-sm">{handOff.target}</code>;
}
