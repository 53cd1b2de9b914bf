import type { Metadata } from "next";
import { NetworkStatusPage } from "@/components/status/network-status-page";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getNetworkFigures, getNetworkStatus } from "@/lib/shared-api/read";
import { getStatusPage } from "@/lib/status/pages";

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata(await getStatusPage());
}

export default async function Page() {
  const [status, network] = await Promise.all([getNetworkStatus(), getNetworkFigures()]);
  return <NetworkStatusPage network={network} status={status} />;
}
