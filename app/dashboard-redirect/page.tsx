import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Forward } from "@/components/dashboard-redirect/forward";
import { ButtonLink } from "@/components/ui/button";
import { Logo } from "@/components/ui/mark";
import { ResultPage } from "@/components/ui/result-page";
import { Spinner } from "@/components/ui/spinner";
import { publicEnv } from "@/lib/base/env/public";
import { routes } from "@/lib/base/routes";
import { buildHead } from "@/lib/content/seo/head";
import { toMetadata } from "@/lib/content/seo/metadata";
import { buildDashboardUrl, parseDashboardRedirect } from "@/lib/features/dashboard-redirect/redirect";

export const revalidate = 3600;

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
  const registration = buildDashboardUrl(dashboardUrl, parseDashboardRedirect(new URLSearchParams()));
  return (
    <ResultPage
      title="On the way to your dashboard"
      actions={
        <ButtonLink color="PrimaryAlt" href={registration} size="lg">
          Go to the dashboard
        </ButtonLink>
      }
    >
      <p className="flex items-center gap-3">
        <Spinner /> If nothing happens, follow the link.
      </p>
      <Forward dashboardUrl={dashboardUrl} />
    </ResultPage>
  );
}

export default function DashboardRedirectPage() {
  const { DASHBOARD_URL } = publicEnv;
  // Without a dashboard, people ask for their account by a form.
  if (DASHBOARD_URL === undefined) redirect(routes.freeTrial());
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="wrap py-5">
        <a aria-label="Oxbow, home page" className="inline-block" href={routes.home()}>
          <Logo>oxbow</Logo>
        </a>
      </div>
      <div className="neat-line" />
      <ToDashboard dashboardUrl={DASHBOARD_URL} />
    </main>
  );
}
