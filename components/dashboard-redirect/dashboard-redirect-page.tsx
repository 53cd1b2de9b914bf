import { redirect } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { Logo } from "@/components/ui/mark";
import { ResultPage } from "@/components/ui/result-page";
import { Spinner } from "@/components/ui/spinner";
import { publicEnv } from "@/lib/base/env/public";
import { routes } from "@/lib/base/routes";
import { buildDashboardUrl, parseDashboardRedirect } from "@/lib/features/dashboard-redirect/redirect";
import { type PageQuery, parseSignUpSelection } from "@/lib/features/free-trial/selection";
import { Forward } from "./forward";

function ToDashboard({ dashboardUrl, query }: { dashboardUrl: string; query: PageQuery }) {
  return (
    <ResultPage
      title="On the way to your dashboard"
      actions={
        <ButtonLink
          color="PrimaryAlt"
          href={buildDashboardUrl(dashboardUrl, parseDashboardRedirect(query))}
          size="lg"
        >
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

/** The way to the dashboard. Without one, people ask for their account by a form. */
export function DashboardRedirectPage({ query = {} }: { query?: PageQuery }) {
  const { DASHBOARD_URL } = publicEnv;
  if (DASHBOARD_URL === undefined) redirect(routes.freeTrial(parseSignUpSelection(query)));
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="wrap py-5">
        <a aria-label="Oxbow, home page" className="inline-block" href={routes.home()}>
          <Logo />
        </a>
      </div>
      <div className="neat-line" />
      <ToDashboard dashboardUrl={DASHBOARD_URL} query={query} />
    </main>
  );
}
