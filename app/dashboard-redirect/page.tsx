import { DashboardRedirectPage } from "@/components/dashboard-redirect/dashboard-redirect-page";
import { dashboardRedirectMetadata } from "@/lib/features/dashboard-redirect/metadata";

export const revalidate = 3600;

export const metadata = dashboardRedirectMetadata;

/** The page without a product or plan. With one, `next.config.ts` rewrites to `./chosen`. */
export default function Page() {
  return <DashboardRedirectPage />;
}
