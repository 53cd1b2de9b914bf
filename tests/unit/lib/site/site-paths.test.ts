import { globSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { products } from "@/lib/base/products";
import { isIndexed } from "@/lib/content/seo/head";
import { listSitePages } from "@/lib/site/site-paths";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

const pages = await listSitePages();
const indexed = pages.filter((page) => isIndexed(page.path, page.noIndex));
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

/**
 * Routes that are not listed as pages: form results, withdrawn pages, error pages, pages for a query, pages published
 * after the build.
 */
const unlisted = [
  "/contact/received",
  "/contact/not-received",
  "/sent/[form]",
  "/not-sent/[form]",
  "/gone",
  "/server-error",
  "/late/[...uid]",
  "/search/results",
  "/sandbox/result",
  "/contact/chosen",
  "/free-trial/chosen",
];

describe("listSitePages", () => {
  it("contains every page route of the site", () => {
    const patterns = globSync("app/(site)/**/page.tsx").map((file) =>
      file.replace(/^app\/\(site\)|\/page\.tsx$/g, "").replace(/\/\([^)]+\)/g, ""),
    );
    const expected = patterns.filter((pattern) => !unlisted.includes(pattern));
    const missing = expected.filter((pattern) => {
      const shape = new RegExp(
        `^${pattern.replace(/\[\.\.\.\w+\]/g, ".+").replace(/\[\w+\]/g, "[^/]+") || "/"}$`,
      );
      return !pages.some(({ path }) => shape.test(path));
    });
    expect(missing).toEqual([]);
  });

  it("has a page for every product", () => {
    const missing = Object.values(products).filter(({ path }) => !pages.some((page) => page.path === path));
    expect(missing).toEqual([]);
  });

  it("has a unique path for every page", () => {
    expect(repeated(pages.map(({ path }) => path))).toEqual([]);
  });

  it("has a date for every page except those of files without one", () => {
    const isDated = ({ lastModified }: (typeof pages)[number]) => Number(lastModified?.getFullYear()) > 2000;
    const undated = pages.filter((page) => !isDated(page)).map(({ path }) => path);
    const pattern =
      /^\/(?:docs|resources|resources\/tools|faq|(?:docs|resources\/(?:glossary|integrations))(?:\/.+)?)$/;
    expect(undated.filter((path) => !pattern.test(path))).toEqual([]);
    expect(undated).toContain("/resources/glossary/asn");
  });

  it("has titles of at most 60 characters and descriptions of 120 to 160", () => {
    const tooLong = indexed.filter(({ title }) => `${title} | Oxbow`.length > 60).map(({ title }) => title);
    expect(tooLong).toEqual([]);
    const wrongLength = indexed.filter(({ description: { length } }) => length < 120 || length > 160);
    expect(wrongLength.map(({ path, description }) => `${path}: ${description.length}`)).toEqual([]);
  });
});
