/**
 * Page speed by Lighthouse on a phone (slow 4G, a CPU four times slower), for `npm run bench`. Each figure is the median
 * of several runs, because the CPU time varies. The simulation loads a page at full speed, calculates from that what a
 * slow phone would do, and multiplies durations by four, so every other process of the machine counts, too. `bench-tap.ts`
 * slows the browser down instead, and so shows what a visitor sees.
 */
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { quantileOf } from "./faults/report";
import { findFreePort } from "./fixtures/free-port";
import { measuredPages } from "./fixtures/measured-pages";

type PageSpeed = {
  path: string;
  /** Performance, accessibility, best practices and SEO, 0 to 100. */
  scores: number[];
  /** Largest contentful paint, ms. */
  largestPaint: number;
  /** Total blocking time, ms. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
};

/** Number of runs of a page. */
const rounds = 9;
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Scores by category, 0 to 100, and measured figures by audit. */
type Run = Record<string, number>;

async function run(url: string, port: number, triesLeft = 2): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: "error", throttlingMethod: "simulate" });
  // Sometimes Chrome records a trace without its beginning, which says nothing about the page.
  if (triesLeft > 0 && result?.lhr.runtimeError?.code === "NO_NAVSTART") return run(url, port, triesLeft - 1);
  if (result === undefined || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? ""}`);
  const { audits, categories: rated } = result.lhr;
  return {
    ...Object.fromEntries(
      Object.entries(audits).map(([name, { numericValue }]) => [name, numericValue ?? Number.NaN]),
    ),
    ...Object.fromEntries(
      Object.entries(rated).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

const medianOf = (runs: readonly Run[], name: string) =>
  quantileOf(
    runs.map((run) => run[name] ?? Number.NaN),
    0.5,
  );

/**
 * Measures one page of each kind: each once, then each again. A busy minute of the machine affects one run of each page,
 * not all of one.
 */
export async function measureSpeed(site: string): Promise<PageSpeed[]> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const pages = measuredPages.map((path) => ({ path, runs: [] as Run[] }));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { path, runs } of pages) runs.push(await run(site + path, port));
  } finally {
    await browser.close();
  }
  return pages.map(({ path, runs }) => ({
    path,
    scores: categories.map((name) => medianOf(runs, name)),
    largestPaint: medianOf(runs, "largest-contentful-paint"),
    blocking: medianOf(runs, "total-blocking-time"),
    shift: medianOf(runs, "cumulative-layout-shift"),
  }));
}
