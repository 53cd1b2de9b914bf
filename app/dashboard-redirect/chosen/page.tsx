import { DashboardRedirectPage } from "@/components/dashboard-redirect/dashboard-redirect-page";
import { dashboardRedirectMetadata } from "@/lib/features/dashboard-redirect/metadata";
import { parseAccountStart } from "@/lib/features/free-trial/start";

// Rendered for each request: `/dashboard-redirect?product=…` and `?plan=…` are rewritten to it (`lib/base/query-pages.ts`).
// Without a dashboard, it passes them on to the request for an account. The dashboard does not get them.
export const metadata = dashboardRedirectMetadata;

export default async function Page({ searchParams }: PageProps<"/dashboard-redirect/chosen">) {
  return <DashboardRedirectPage start={parseAccountStart(await searchParams)} />;
}
