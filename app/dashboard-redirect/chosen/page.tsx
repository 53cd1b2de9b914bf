import { DashboardRedirectPage } from "@/components/dashboard-redirect/dashboard-redirect-page";
import { dashboardRedirectMetadata } from "@/lib/features/dashboard-redirect/metadata";

// Rendered for each request: `/dashboard-redirect` is rewritten to it if it has a parameter of `lib/base/query-pages.ts`.
// Product and plan are for the request for an account, where there is no dashboard. The dashboard does not get them.
export const metadata = dashboardRedirectMetadata;

export default async function Page({ searchParams }: PageProps<"/dashboard-redirect/chosen">) {
  return <DashboardRedirectPage query={await searchParams} />;
}
