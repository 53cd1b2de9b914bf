import { routes } from "@/lib/base/routes";
import type { SitePage } from "@/lib/content/seo/site-pages";

const revised = new Date("2026-11-20");
const page = (path: string, title: string, description: string, keywords: string): SitePage => ({
  path,
  title,
  description,
  keywords,
  kind: "trust",
  lastModified: revised,
});

/** The trust pages. */
export const trustPage = {
  overview: page(
    routes.trust(),
    "How Oxbow earns trust",
    "Who shares an address, who may use the network and who is refused, what is checked and how often, and where to complain. Each step with its figure.",
    "compliance security ISO 27001 audit KYC ethics",
  ),
  sourcing: page(
    routes.trust("sourcing"),
    "Where residential addresses come from",
    "From the question in a partner app to the last request: how people agree to share a connection, what they are paid, what it may cost and how they leave.",
    "consent peers SDK bandwidth sharing ethical proxies",
  ),
  acceptableUse: page(
    routes.trust("acceptable-use"),
    "What the network may be used for",
    "Which jobs are open to every customer, which need a check first, and which are closed to all, with the reason. The short form of our acceptable use policy.",
    "AUP prohibited allowed policy",
  ),
  reportAbuse: page(
    routes.trust("report-abuse"),
    "Report abuse from an Oxbow address",
    "Seen unwanted traffic from one of our addresses? What to send, where to send it, and what happens after one hour, one day and one week. No account needed.",
    "abuse complaint takedown block attack",
  ),
} satisfies Record<string, SitePage>;

export const trustSitePages: readonly SitePage[] = Object.values(trustPage);
