import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";

/** For all pages below. One that must be fresher sets less. */
export const revalidate = 3600;

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
