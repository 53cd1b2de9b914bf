import "server-only";
import { routes } from "@/lib/base/routes";
import { getPressArea } from "@/lib/content/endpoints/company";
import { fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { getFigures } from "@/lib/content/endpoints/read";
import { buildPageEntry } from "@/lib/content/seo/company-page";
import type { PageEntry } from "@/lib/content/seo/site-pages";

/** A quotable figure: label, value, date or period, and method. */
export type Fact = { label: string; value: string; asOf: string; method: string };

// Tokens such as `{ips:RP}` are filled in from `lib/content/endpoints/figures.ts`.
const facts: Fact[] = [
  {
    label: "Residential IPs",
    value: "{ips:RP}",
    asOf: "{as-of}",
    method: "Counted at 06:00 UTC; an IP counts if it responded in the previous 24 hours",
  },
  { label: "Mobile IPs", value: "{ips:MP}", asOf: "{as-of}", method: "Counted like residential IPs" },
  {
    label: "Datacenter IPs",
    value: "{ips:DCP}",
    asOf: "{as-of}",
    method: "Counted like residential IPs, without shared and rotating IPs",
  },
  {
    label: "Countries with any service",
    value: "{countries}",
    asOf: "{as-of}",
    method: "Countries and territories with an ISO 3166-1 code",
  },
  {
    label: "Success rate, residential",
    value: "{success:RP}",
    asOf: "{period}",
    method: "Share of {requests} test requests to {targets} targets that returned the page",
  },
  {
    label: "Median response time, residential",
    value: "{median:RP}",
    asOf: "{period}",
    method: "From sending the request to the first byte, measured at the client",
  },
  {
    label: "Partner apps",
    value: "{partner-apps}",
    asOf: "{as-of}",
    method: "Apps with a signed consent audit",
  },
  {
    label: "Applicants refused",
    value: "{refused}",
    asOf: "Twelve months to {as-of}",
    method: "Share of companies that applied and were not accepted",
  },
  {
    label: "Customer rating",
    value: "{rating} of {rating:best}",
    asOf: "{rating:as-of}",
    method: "Mean of {reviews} reviews, collected by an independent review site",
  },
];

/** Releases, newest first, and the fact sheet with current figures. */
export async function getPressPage() {
  const [content, figures] = await Promise.all([getPressArea(), getFigures()]);
  return {
    content: { ...content, releases: content.releases.toSorted((a, b) => b.date.localeCompare(a.date)) },
    facts: fillFiguresDeep(facts, figures),
    entry: buildPageEntry(routes.pressArea(), content.head),
  };
}

export async function listPressPages(): Promise<PageEntry[]> {
  return [(await getPressPage()).entry];
}
