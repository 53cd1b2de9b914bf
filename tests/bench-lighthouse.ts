/**
 * Page speed by Lighthouse on a phone (slow 4G, a CPU four times slower), for `npm run bench`. Each figure is the median
 * of several runs, because the CPU time varies. The simulation loads a page at full speed, calculates from that what a
 * slow phone would do, and multiplies durations by four, so every other process of the machine counts, too. Applied limits
 * slow the browser down: they show what a visitor sees.
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
  /** Both under applied limits, ms. */
  applied: { largestPaint: number; blocking: number };
  /** Cumulative layout shift. */
  shift: number;
};

/** Number of runs of a page in the simulation, which has goals, and under applied limits. */
const rounds = { simulated: 9, applied: 5 };
const categories = ["performance", "accessibility", "best-practices", "seo"];

type Run = { scores: number[]; figures: Record<string, number> };

type Throttling = "devtools" | "simulate";

async function run(url: string, port: number, throttlingMethod: Throttling, triesLeft = 2): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: "error", throttlingMethod });
  // Sometimes Chrome records a trace without its beginning, which says nothing about the page.
  if (triesLeft > 0 && result?.lhr.runtimeError?.code === "NO_NAVSTART")
    return run(url, port, throttlingMethod, triesLeft - 1);
  if (result === undefined || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? ""}`);
  const { audits, categories: rated } = result.lhr;
  const figures = Object.entries(audits).map(([name, { numericValue }]) => [
    name,
    numericValue ?? Number.NaN,
  ]);
  return {
    scores: categories.map((name) => Math.round((rated[name]?.score ?? 0) * 100)),
    figures: Object.fromEntries(figures),
  };
}

/** A page to measure several times, and its results. */
type Subject = { look: () => Promise<Run>; times: number; runs: Run[] };

/**
 * Measures each page once, then each again: a busy minute of the machine affects one run of each page, not all of one.
 */
async function measureInTurn(subjects: readonly Subject[]): Promise<void> {
  for (let round = 0; round < Math.max(...subjects.map(({ times }) => times)); round += 1)
    for (const { look, times, runs } of subjects) if (round < times) runs.push(await look());
}

/** The median of a score or a figure by its name. */
function medianOf({ runs }: Subject, name: string): number {
  const place = categories.indexOf(name);
  const values = runs.map(({ scores, figures }) => (place < 0 ? figures[name] : scores[place]) ?? Number.NaN);
  return quantileOf(values, 0.5);
}

/** Measures one page of each kind. */
export async function measureSpeed(site: string): Promise<PageSpeed[]> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const subject = (path: string, times: number, throttling: Throttling): Subject => ({
    look: () => run(site + path, port, throttling),
    times,
    runs: [],
  });
  try {
    const pages = measuredPages.map((path) => ({
      path,
      whole: subject(path, rounds.simulated, "simulate"),
      applied: subject(path, rounds.applied, "devtools"),
    }));
    await measureInTurn(pages.flatMap(({ whole, applied }) => [whole, applied]));
    return pages.map(({ path, whole, applied }) => ({
      path,
      scores: categories.map((name) => medianOf(whole, name)),
      largestPaint: medianOf(whole, "largest-contentful-paint"),
      blocking: medianOf(whole, "total-blocking-time"),
      applied: {
        largestPaint: medianOf(applied, "largest-contentful-paint"),
        blocking: medianOf(applied, "total-blocking-time"),
      },
      shift: medianOf(whole, "cumulative-layout-shift"),
    }));
  } finally {
    await browser.close();
  }
}
