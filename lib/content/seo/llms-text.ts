import { isIndexed } from "./head";
import { kindNames, type PageKind, pageKinds, type SitePage } from "./site-pages";

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

type Line = Pick<SitePage, "path" | "title" | "description">;

const toLine = ({ path, title, description }: Line, siteUrl: string) =>
  `- [${title}](${new URL(path, siteUrl).href}): ${description}`;

function toSection(kind: PageKind, pages: readonly SitePage[], siteUrl: string): string[] {
  const all = pages.filter((page) => page.kind === kind);
  const own = all.length > maxListed ? all.filter(({ path }) => path.split("/").length === 2) : all;
  return own.length > 0 ? ["", `## ${kindNames[kind]}`, "", ...own.map((page) => toLine(page, siteUrl))] : [];
}

/** /llms.txt (llmstxt.org): a summary of the site, and its pages by kind with one line each. */
export function buildLlmsText(pages: readonly SitePage[], siteUrl: string): string {
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
