import { routes } from "@/lib/base/routes";
import type { PageEntry } from "@/lib/content/seo/site-pages";

const revised = new Date("2026-11-20");
const page = (path: string, title: string, description: string, keywords: string): PageEntry => ({
  path,
  title,
  description,
  keywords,
  kind: "trust",
  lastModified: revised,
});

export const trustPages = {
  overview: page(
    routes.trust(),
    "Trust: sourcing, acceptable use, security",
    "Who shares a connection, who may use the network and who is refused, what is checked and how often, and how to report abuse, with figures.",
    "compliance security ISO 27001 audit KYC ethics",
  ),
  sourcing: page(
    routes.trust("sourcing"),
    "How residential IPs are sourced",
    "How people agree to share their connection in a partner app, what they get for it, what it may cost them and how they stop.",
    "consent peers SDK bandwidth sharing ethical proxies",
  ),
  acceptableUse: page(
    routes.trust("acceptable-use"),
    "Acceptable use: what is allowed",
    "Which jobs are open to every customer, which need a check first, and which are blocked for everyone, with reasons. A summary of our acceptable use policy.",
    "AUP prohibited allowed policy",
  ),
  reportAbuse: page(
    routes.trust("report-abuse"),
    "Report abuse from an Oxbow IP",
    "Seen unwanted traffic from one of our IPs? What to send, where to send it, and what happens after one hour, one day and one week. No account needed.",
    "abuse complaint takedown block attack",
  ),
} satisfies Record<string, PageEntry>;

export const trustSitePages: readonly PageEntry[] = Object.values(trustPages);
