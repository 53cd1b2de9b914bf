import "server-only";
import { routes } from "@/lib/base/routes";
import { getNetworkStatus } from "@/lib/content/endpoints/read";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { titleOf } from "./wording";

/** The network status page for the list of pages. Its title and date change with every measurement. */
export async function getStatusPage(): Promise<PageEntry> {
  const status = await getNetworkStatus();
  return {
    path: routes.networkStatus(),
    title: titleOf(status),
    description: `Availability of every product and region, day by day over ${status.days} days, with each incident: what happened, what share of probes failed and what we changed.`,
    kind: "trust",
    lastModified: new Date(status.measuredUntil),
    keywords: "uptime downtime outage incident availability SLA maintenance",
  };
}
