import { DashboardRedirectPage } from "@/components/dashboard-redirect/dashboard-redirect-page";
import { dashboardRedirectMetadata } from "@/lib/features/dashboard-redirect/metadata";
import { type PageQuery, parseAccountStart } from "@/lib/features/free-trial/start";

// Rendered for each request: `/dashboard-redirect?product=…` and `?plan=…` are rewritten to it (`lib/base/query-pages.ts`).
// Without a dashboard, it passes them on to the request for an account. The dashboard does not get them.
export const metadata = dashboardRedirectMetadata;

type Props = { searchParams: Promise<PageQuery> };

export default async function Page({ searchParams }: Props) {
  return <DashboardRedirectPage start={parseAccountStart(await searchParams)} />;
}
