import { DashboardRedirectPage } from "@/components/dashboard-redirect/dashboard-redirect-page";
import { dashboardRedirectMetadata } from "@/lib/features/dashboard-redirect/metadata";

export const revalidate = 3600;

export const metadata = dashboardRedirectMetadata;

/** The page without a query that it knows; `queryPages` sends requests with one to `./chosen`. */
export default function Page() {
  return <DashboardRedirectPage />;
}
