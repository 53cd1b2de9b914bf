import type { ReactNode } from "react";
import { CampaignIsland } from "@/components/analytics/campaign-island";
import { Inquiry } from "@/components/inquiry/inquiry";
import { TypedFields } from "@/components/ui/typed-fields";
import { publicEnv } from "@/lib/base/env/public";
import { links } from "@/lib/base/links";
import { anchors } from "@/lib/base/routes";
import { fillFigures } from "@/lib/content/endpoints/figures";
import { getFigures } from "@/lib/content/endpoints/read";
import { getSettings } from "@/lib/content/prismic/documents";
import { type Announcement, buildAnnouncement } from "@/lib/features/announcement/announcement";
import { ActionLoader } from "./action-loader";
import { ConsoleGreeting } from "./console-greeting";
import { PreviewBar } from "./preview-bar";
import { SiteFooter } from "./site-footer";
import { type Reading, SiteHeader } from "./site-header";
import css from "./site-shell.module.css";

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

/** The news of the top bar; without an answer of the CMS a page goes without them, too. */
async function getNews(): Promise<Announcement | null> {
  const settings = await getSettings().catch(() => null);
  return settings && buildAnnouncement(settings.data);
}

/** The shell of every public page: skip link, header, main, footer and the inquiry modal. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [reading, news] = await Promise.all([getReading(), getNews()]);
  return (
    <>
      <a
        className={`${css.skipLink} absolute top-0 left-2 z-40 bg-lime px-2 py-1.5 font-[550] text-ink`}
        href={`#${anchors.main}`}
      >
        Skip to main content
      </a>
      {/* Up here, so that the banner is among the first things that the keyboard reaches. */}
      <CampaignIsland mayStartGranted={publicEnv.CONSENT_BY_REGION} />
      <PreviewBar />
      <SiteHeader news={news} reading={reading} />
      <main id={anchors.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ActionLoader />
      <Inquiry />
      <TypedFields />
      <ConsoleGreeting mail={links.careersMail.replace("mailto:", "")} />
    </>
  );
}
