import type { Metadata } from "next";
import { Forward, HandOffNote } from "@/components/dashboard-redirect/forward";
import { ButtonLink } from "@/components/ui/button";
import { Logo } from "@/components/ui/mark";
import { buildDashboardUrl, parseHandOff } from "@/lib/dashboard/hand-off";
import { publicEnv } from "@/lib/env/public";
import { routes } from "@/lib/routes";
import { buildHead } from "@/lib/seo/head";
import { toMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "To your dashboard | Oxbow",
      meta_description: "On the way to the dashboard.",
      no_index: true,
    },
    route: "/dashboard-redirect",
    siteUrl: publicEnv.SITE_URL,
  }),
);

function ToDashboard({ dashboardUrl }: { dashboardUrl: string }) {
  return (
    <>
      <h1 className="heading-2">On the way to your dashboard</h1>
      <p className="lead mt-2">If nothing happens, follow the link.</p>
      <ButtonLink
        className="mt-4"
        color="PrimaryAlt"
        href={buildDashboardUrl(dashboardUrl, parseHandOff(new URLSearchParams()))}
        size="lg"
      >
        Go to the dashboard
      </ButtonLink>
      <Forward dashboardUrl={dashboardUrl} />
    </>
  );
}

function NoDashboard() {
  return (
    <>
      <h1 className="heading-2">No dashboard is connected here</h1>
      <p className="lead mt-2">
        With a dashboard configured, this page hands you over to its <HandOffNote />. This site runs without
        one, so nothing was sent.
      </p>
      <ButtonLink className="mt-4" color="PrimaryAlt" href={routes.home()} size="lg">
        Back to the home page
      </ButtonLink>
    </>
  );
}

export default function DashboardRedirectPage() {
  const { DASHBOARD_URL } = publicEnv;
  return (
    <main className="wrap grid min-h-dvh content-center py-8">
      <a aria-label="Oxbow, home page" className="mb-8 w-fit" href={routes.home()}>
        <Logo>oxbow</Logo>
      </a>
      {DASHBOARD_URL === undefined ? <NoDashboard /> : <ToDashboard dashboardUrl={DASHBOARD_URL} />}
    </main>
  );
}
