import { describe, expect, it } from "vitest";
import { buildLlmsText, buildRobots, buildSecurityText, buildSitemap } from "@/lib/content/seo/site-files";
import type { PageEntry } from "@/lib/content/seo/site-pages";

const siteUrl = "https://oxbow.example";
const lastModified = new Date("2026-11-16T09:30:00Z");
const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  path,
  title: "Title",
  description: "What it holds.",
  kind: "product",
  lastModified,
  ...more,
});

describe("buildSitemap", () => {
  it("lists absolute URLs with the date of their data", () => {
    const undated = page("/isp-proxies", { lastModified: undefined });
    expect(buildSitemap([page("/"), undated], siteUrl)).toEqual([
      { url: siteUrl, lastModified },
      { url: `${siteUrl}/isp-proxies` },
    ]);
  });

  it("leaves out pages that must not be indexed", () => {
    const pages = [page("/hidden", { noIndex: true }), page("/residential-proxies-promo")];
    expect(buildSitemap(pages, siteUrl)).toEqual([]);
  });

  it("leaves out pages that name another page as the canonical one", () => {
    const pages = [
      page("/", { canonical: `${siteUrl}/` }),
      page("/a", { canonical: "/isp-proxies" }),
      page("/b", { canonical: "/b" }),
      page("/c", { canonical: "https://elsewhere.example/c" }),
    ];
    expect(buildSitemap(pages, siteUrl).map(({ url }) => url)).toEqual([
      siteUrl,
      `${siteUrl}/b`,
      `${siteUrl}/c`,
    ]);
  });

  it("lists translations with absolute URLs", () => {
    const [entry] = buildSitemap([page("/blog/a", { alternates: { es: "/es/blog/a" } })], siteUrl);
    expect(entry?.alternates).toEqual({ languages: { es: `${siteUrl}/es/blog/a` } });
  });
});

describe("buildRobots", () => {
  it("allows pages, disallows API paths, and names the sitemap", () => {
    const { rules, sitemap } = buildRobots(siteUrl);
    expect(sitemap).toBe(`${siteUrl}/sitemap.xml`);
    expect(rules).toMatchObject({ userAgent: "*", disallow: expect.arrayContaining(["/api/"]) });
  });
});

describe("buildSecurityText", () => {
  it("has the required fields of RFC 9116, and expires within a year", () => {
    const now = new Date("2026-11-20T12:34:56Z");
    const text = buildSecurityText(siteUrl, now);
    expect(text).toMatch(/^Contact: mailto:\S+$/m);
    expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
    const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
    expect(expires.getTime()).toBeGreaterThan(now.getTime());
    expect(expires.getTime() - now.getTime()).toBeLessThan(365 * 86_400_000);
  });
});

describe("buildLlmsText", () => {
  it("lists pages by kind, one line each", () => {
    const text = buildLlmsText([page("/isp-proxies", { title: "ISP proxies" })], siteUrl);
    expect(text).toContain(`## Products\n\n- [ISP proxies](${siteUrl}/isp-proxies): What it holds.\n`);
    expect(text).not.toContain("## Blog");
  });

  it("leaves out pages that must not be indexed", () => {
    expect(buildLlmsText([page("/hidden", { noIndex: true })], siteUrl)).not.toContain("/hidden");
  });
});
