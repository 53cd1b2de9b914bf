/** Files about the whole site for search engines, language models and security researchers. */
import type { MetadataRoute } from "next";
import { routes } from "@/lib/base/routes";
import { isIndexed, listOwnAlternates } from "./head";
import { absoluteUrl, canonicalUrl } from "./own-url";
import { kindNames, type PageEntry, type PageKind, pageKinds } from "./site-pages";

/** Whether a page is its own canonical URL: search engines drop one that names another. */
function isCanonical({ path, canonical }: PageEntry, siteUrl: string): boolean {
  return new URL(canonicalUrl(canonical, path, siteUrl)).href === new URL(path, siteUrl).href;
}

/** The entries of sitemap.xml. No priority or change frequency, because search engines ignore both. */
export function buildSitemap(pages: readonly PageEntry[], siteUrl: string): MetadataRoute.Sitemap {
  return pages
    .filter((page) => isIndexed(page.path, page.noIndex) && isCanonical(page, siteUrl))
    .map(({ path, lastModified, alternates = {} }) => {
      const languages = listOwnAlternates(alternates, siteUrl);
      return {
        url: absoluteUrl(path, siteUrl),
        lastModified,
        ...(Object.keys(languages).length > 0 && { alternates: { languages } }),
      };
    });
}

/** Only endpoints and tools are blocked. Pages with noindex stay crawlable, so that crawlers see it. */
export function buildRobots(siteUrl: string): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      disallow: ["/api/", "/metrics", "/slice-simulator"],
    },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}

const dataFiles = [
  {
    path: "/pricing.json",
    title: "Prices",
    description: "Price steps and plans of every product, in US dollars",
  },
  { path: "/locations.json", title: "Locations", description: "IP counts by country, city and carrier" },
  { path: "/feed.xml", title: "Blog feed", description: "Every post, newest first" },
  { path: "/sitemap.xml", title: "Sitemap", description: "Every page with the day it changed" },
];
/** Above this number of pages of one kind, only top-level pages are listed. */
const maxListed = 60;

type Line = Pick<PageEntry, "path" | "title" | "description">;

const toLine = ({ path, title, description }: Line, siteUrl: string) =>
  `- [${title}](${new URL(path, siteUrl).href}): ${description}`;

function toSection(kind: PageKind, pages: readonly PageEntry[], siteUrl: string): string[] {
  const all = pages.filter((page) => page.kind === kind);
  const own = all.length > maxListed ? all.filter(({ path }) => path.split("/").length === 2) : all;
  return own.length > 0 ? ["", `## ${kindNames[kind]}`, "", ...own.map((page) => toLine(page, siteUrl))] : [];
}

/** /llms.txt (llmstxt.org): a summary of the site, and its pages by kind with one line each. */
export function buildLlmsText(pages: readonly PageEntry[], siteUrl: string): string {
  const listed = pages.filter((page) => isIndexed(page.path, page.noIndex));
  return [
    "# Oxbow",
    "",
    "> Proxies and public web data, billed per GB, per IP or per result. Oxbow is fictional: figures, customers and people on this site are sample content.",
    ...pageKinds.flatMap((kind) => toSection(kind, listed, siteUrl)),
    "",
    "## Data",
    "",
    ...dataFiles.map((file) => toLine(file, siteUrl)),
    "",
  ].join("\n");
}

/** Days until the file expires; RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * /.well-known/security.txt (RFC 9116).
 * @param now the time of writing; the file expires `validDays` later, at midnight, so that it changes once a day
 */
export function buildSecurityText(siteUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    "Contact: mailto:security@oxbow.example",
    `Contact: ${siteUrl}${routes.trust("report-abuse")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${routes.trust()}`,
    "",
  ].join("\n");
}
