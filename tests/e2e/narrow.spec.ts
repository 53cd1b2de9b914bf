import { isFullRun } from "@/tests/fixtures/test-run";
import { expect, ignoreProblems, readOverflow, readSitemap, test } from "./harness";

/**
 * Pages that are not in the sitemap: errors, results, dashboard redirect, tools. The page after a preview
 * redirects without scripts.
 */
const unlisted = [
  "/nowhere",
  "/gone",
  "/search?q=proxy",
  `/search?q=${"z".repeat(80)}`,
  "/contact/received",
  "/contact/not-received",
  "/not-sent/no-seats",
  "/free-trial",
  "/components",
  "/preview/blocked",
  "/residential-proxies-promo",
  "/slice-simulator",
  "/receipt/not-done",
  "/receipt/withdrawn",
  "/scraping-digest/confirm",
  "/scraping-digest/unsubscribe",
];

/** These pages have tables, samples and buttons that are as wide as their longest words. */
const ownKind = /^\/(?:scraper-api|docs|use-cases)\//;

/** Groups pages by their first segment and depth. */
const shapeOf = (path: string) =>
  ownKind.test(path)
    ? path
    : path.replace(/^(\/[^/]+)(.*)$/, (_, first, rest) => first + rest.replace(/[^/]+/g, "*"));

const eachKind = isFullRun ? 3 : 1;

/** The pages of each kind with the longest URLs, because they have the longest words in their headings. */
function chooseOfEachKind(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, shapeOf);
  return [...kinds.values()].flatMap((pages) =>
    pages.toSorted((a, b) => b.length - a.length).slice(0, eachKind),
  );
}

test.describe("at 320 px", () => {
  // Without scripts, because with scripts content below the first screen is laid out later.
  test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });

  test("no kind of page scrolls horizontally", async ({ page, request, pageProblems }) => {
    test.slow();
    const listed = await readSitemap(request);
    const tooWide: string[] = [];
    for (const path of [...chooseOfEachKind(listed), ...unlisted]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const over = await readOverflow(page);
      if (over > 0) tooWide.push(`${path} by ${over} px`);
    }
    expect(tooWide).toEqual([]);
    // The browser's own console messages about 404 and 410.
    ignoreProblems(pageProblems, /4(?:04|10)/);
  });
});
