import { DashboardRedirectPage } from "@/components/dashboard-redirect/dashboard-redirect-page";
import { dashboardRedirectMetadata } from "@/lib/features/dashboard-redirect/metadata";

export const revalidate = 3600;

export const metadata = dashboardRedirectMetadata;

/** The page without any of its parameters (lib/base/query-pages.ts). Requests with one are rewritten to ./chosen. */
export default function Page() {
  return <DashboardRedirectPage />;
}
