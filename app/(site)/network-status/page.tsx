import { NetworkStatusPage } from "@/components/status/network-status-page";
import { getNetworkFigures, getNetworkStatus } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getStatusPage } from "@/lib/features/status/pages";

// Seconds. A corrected status must appear sooner than other content, which is revalidated hourly.
export const revalidate = 300;

export async function generateMetadata() {
  return buildPageMetadata(await getStatusPage());
}

export default async function Page() {
  const [status, network] = await Promise.all([getNetworkStatus(), getNetworkFigures()]);
  return <NetworkStatusPage network={network} status={status} />;
}
