"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { followVisitor, visitPage } from "@/lib/site/third-party/run";

/** Runs what the visitor allows of other people's programs. Shows nothing. */
export function ThirdPartyScripts() {
  const path = usePathname();
  useEffect(() => followVisitor(), []);
  useEffect(() => visitPage(path), [path]);
  return null;
}
