import { draftMode } from "next/headers";
import { type ReactNode, ViewTransition } from "react";
import { VisitTrackingIsland } from "@/components/analytics/visit-tracking-island";
import { Inquiry } from "@/components/inquiry/inquiry";
import { ReplayEarlyInput } from "@/components/ui/replay-early-input";
import { publicEnv } from "@/lib/base/env/public";
import { emailOf, links } from "@/lib/base/links";
import { anchors } from "@/lib/base/routes";
import { fillFigures } from "@/lib/content/endpoints/figures";
import { getFigures } from "@/lib/content/endpoints/read";
import { getSettings } from "@/lib/content/prismic/documents";
import { type Announcement, buildAnnouncement } from "@/lib/features/announcement/announcement";
import { ActionLoader } from "./action-loader";
import { ConsoleGreeting } from "./console-greeting";
import { PreviewPanelLoader } from "./preview-panel-loader";
import { SiteFooter } from "./site-footer";
import { type NetworkSize, SiteHeader } from "./site-header";

async function PreviewBar() {
  const { isEnabled } = await draftMode();
  return isEnabled ? <PreviewPanelLoader /> : null;
}

/** The network's size for the top bar; null on failure, because a page must render without it. */
async function getNetworkSize(): Promise<NetworkSize | null> {
  const figures = await getFigures().catch(() => null);
  return (
    figures && {
      count: fillFigures("{ips:RP} residential IPs", figures),
      date: fillFigures("counted {as-of}", figures),
    }
  );
}

/** The announcement of the top bar; null if the CMS is unavailable, because a page must render without it. */
async function getShownAnnouncement(): Promise<Announcement | null> {
  const settings = await getSettings().catch(() => null);
  return settings && buildAnnouncement(settings.data);
}

/** The layout of every public page: skip link, header, main, footer and the inquiry modal. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [networkSize, announcement] = await Promise.all([getNetworkSize(), getShownAnnouncement()]);
  return (
    <>
      <a
        className="absolute top-0 left-4 z-40 -translate-y-[110%] rounded-b-2 bg-lime px-4 py-3 font-[550] text-on-lime focus:translate-y-0"
        href={`#${anchors.main}`}
      >
        Skip to main content
      </a>
      {/* First in the document, so that the consent banner comes early in the tab order. */}
      <VisitTrackingIsland consentByRegion={publicEnv.CONSENT_BY_REGION} />
      <PreviewBar />
      <SiteHeader announcement={announcement} networkSize={networkSize} />
      <main id={anchors.main} tabIndex={-1}>
        <ViewTransition>{children}</ViewTransition>
      </main>
      <SiteFooter />
      <ActionLoader />
      <Inquiry />
      <ReplayEarlyInput />
      <ConsoleGreeting email={emailOf(links.careersMail)} />
    </>
  );
}
