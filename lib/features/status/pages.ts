import "server-only";
import { routes } from "@/lib/base/routes";
import { getNetworkStatus } from "@/lib/content/endpoints/read";
import type { SitePage } from "@/lib/content/seo/site-pages";

/** The status page's entry; it changes with every measurement. */
export async function getStatusPage(): Promise<SitePage> {
  const { measuredUntil, days } = await getNetworkStatus();
  return {
    path: routes.networkStatus(),
    title: `Network status of the last ${days} days`,
    description: `Availability of every product and region, day by day over ${days} days, with each incident: what happened, how many requests failed and what we changed.`,
    kind: "trust",
    lastModified: new Date(measuredUntil),
    keywords: "uptime downtime outage incident availability SLA maintenance",
  };
}
