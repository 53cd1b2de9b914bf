import type { ReactNode } from "react";
import { Inquiry } from "@/components/inquiry/inquiry";
import { fillFigures } from "@/lib/figures";
import { links } from "@/lib/links";
import { anchors } from "@/lib/routes";
import { getFigures } from "@/lib/shared-api/read";
import { ConsoleGreeting } from "./console-greeting";
import { SiteFooter } from "./site-footer";
import { type Reading, SiteHeader } from "./site-header";

/** The reading of the top bar. A page must not fail because its header has no figure to show. */
async function getReading(): Promise<Reading | null> {
  const figures = await getFigures().catch(() => null);
  return (
    figures && {
      count: fillFigures("{ips:RP} residential IPs", figures),
      date: fillFigures("counted {as-of}", figures),
    }
  );
}

/** The shell of every public page: skip link, header, main, footer and the inquiry modal. */
export async function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href={`#${anchors.main}`}>
        Skip to main content
      </a>
      <SiteHeader reading={await getReading()} />
      <main id={anchors.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Inquiry />
      <ConsoleGreeting mail={links.careersMail.replace("mailto:", "")} />
    </>
  );
}
