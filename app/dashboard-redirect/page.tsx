import type { Metadata } from "next";
import { Forward, HandOffNote } from "@/components/dashboard-redirect/forward";
import { ResultPage } from "@/components/inquiry/result-page";
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
  const registration = buildDashboardUrl(dashboardUrl, parseHandOff(new URLSearchParams()));
  return (
    <ResultPage
      title="On the way to your dashboard"
      ways={
        <ButtonLink color="PrimaryAlt" href={registration} size="lg">
          Go to the dashboard
        </ButtonLink>
      }
    >
      <p>If nothing happens, follow the link.</p>
      <Forward dashboardUrl={dashboardUrl} />
    </ResultPage>
  );
}

function NoDashboard() {
  return (
    <ResultPage
      title="No dashboard is connected here"
      ways={
        <ButtonLink color="PrimaryAlt" href={routes.home()} size="lg">
          Back to the home page
        </ButtonLink>
      }
    >
      <p>
        With a dashboard configured, this page hands you over to its <HandOffNote />. This site runs without
        one, so nothing was sent.
      </p>
    </ResultPage>
  );
}

export default function DashboardRedirectPage() {
  const { DASHBOARD_URL } = publicEnv;
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="wrap py-2.5">
        <a aria-label="Oxbow, home page" className="inline-block" href={routes.home()}>
          <Logo>oxbow</Logo>
        </a>
      </div>
      <div className="neat-line" />
      {DASHBOARD_URL === undefined ? <NoDashboard /> : <ToDashboard dashboardUrl={DASHBOARD_URL} />}
    </main>
  );
}
