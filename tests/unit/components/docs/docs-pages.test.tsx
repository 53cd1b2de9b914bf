import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { DocsHub } from "@/components/docs/docs-hub";
import { DocsPage } from "@/components/docs/docs-page";
import { docsSlugs, routes } from "@/lib/base/routes";
import { getFigures } from "@/lib/content/endpoints/read";
import { documentedApis } from "@/lib/features/docs/apis";
import { apiCodes, gatewayCodes } from "@/lib/features/docs/errors";
import { getDocsPage, isApiSlug } from "@/lib/features/docs/pages";
import { listParameters } from "@/lib/features/docs/parameters";
import { buildFirstCommand } from "@/lib/features/docs/read";
import { sampleLanguages } from "@/lib/features/docs/samples/types";
import { listSitePages } from "@/lib/site/site-paths";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

const figures = await getFigures();

function show(slug: (typeof docsSlugs)[number], shown = figures): string {
  const place = getDocsPage(slug);
  if (!place) throw new Error(`No page ${slug}`);
  return renderToStaticMarkup(<DocsPage figures={shown} place={place} />);
}

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g), ([, to = ""]) => to);
const idsIn = (html: string) => Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = ""]) => id);

describe("the documentation", () => {
  it.each(docsSlugs)("%s has one main heading, its place in the navigation and all figures", (slug) => {
    const html = show(slug);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/aria-current="page"[^>]*href=|href="[^"]*"[^>]*aria-current="page"/g)).toHaveLength(1);
    expect(html).not.toMatch(/\{[a-z-]+(?::[\w-]+)+\}/);
    expect(new Set(idsIn(html)).size).toBe(idsIn(html).length);
  });

  it("links only to pages that exist, and to sections that are there", async () => {
    const known = new Set((await listSitePages()).map(({ path }) => path));
    known.add(routes.dashboardRedirect());
    const pages = new Map(docsSlugs.map((slug) => [routes.docs(slug), show(slug)]));
    const hub = renderToStaticMarkup(<DocsHub command={buildFirstCommand()} />);
    const lost = [hub, ...pages.values()].flatMap(linksIn).filter((href) => {
      const [path = "", section] = href.split("#");
      const target = pages.get(path);
      return !known.has(path) || (section !== undefined && target && !idsIn(target).includes(section));
    });
    expect(lost).toEqual([]);
    expect(docsSlugs.filter((slug) => !linksIn(hub).includes(routes.docs(slug)))).toEqual([]);
  });

  it.each(docsSlugs.filter(isApiSlug))("%s shows each parameter and a sample in each language", (slug) => {
    const html = show(slug);
    for (const { name } of listParameters(documentedApis[slug].schema))
      expect(html).toContain(`<code>${name}</code>`);
    for (const language of sampleLanguages) expect(html).toContain(`data-language="${language}"`);
  });

  it("leaves prices out while they are not available", () => {
    expect(show("web-scraper-api")).toContain("per 1,000 results");
    expect(show("web-scraper-api", { ...figures, pricing: null })).not.toContain("per 1,000 results");
  });

  it("names every status code with what to do", () => {
    const html = show("errors");
    for (const { status, action } of [...gatewayCodes, ...apiCodes]) {
      expect(html).toContain(`<code>${status}</code>`);
      expect(action).not.toBe("");
    }
  });
});
