/**
 * Page speed by Lighthouse on a phone (slow 4G, a CPU four times slower), for `npm run bench`. Each figure is the median
 * of several runs, because the CPU time varies. The simulation loads a page at full speed, calculates from that what a
 * slow phone would do, and multiplies durations by four, so every other process of the machine counts, too. Applied limits
 * slow the browser down: they show what a visitor sees.
 */
import { createServer, type Server } from "node:http";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { securityHeaders } from "@/lib/server/http/security-headers";
import { quantileOf } from "./faults/report";
import { findFreePort } from "./fixtures/free-port";
import { measuredPages } from "./fixtures/measured-pages";

export type PageSpeed = {
  path: string;
  /** Performance, accessibility, best practices and SEO, 0 to 100. */
  scores: number[];
  /** Largest contentful paint, ms. */
  largestPaint: number;
  /** The same with the page's scripts removed, ms. */
  largestPaintBare: number;
  /** Total blocking time, ms. */
  blocking: number;
  /** Both under applied limits, ms. */
  applied: { largestPaint: number; blocking: number };
  /** Cumulative layout shift. */
  shift: number;
};

/** Number of runs of the page itself, which has goals, and of the variants for comparison. */
const rounds = { page: 9, comparison: 5 };
const categories = ["performance", "accessibility", "best-practices", "seo"];

type Run = { scores: number[]; figures: Record<string, number> };

type Options = { blockedUrlPatterns?: string[]; throttlingMethod?: "devtools" | "simulate" };

async function run(url: string, port: number, options: Options, triesLeft = 2): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: "error", ...options });
  // Sometimes Chrome records a trace without its beginning, which says nothing about the page.
  if (triesLeft > 0 && result?.lhr.runtimeError?.code === "NO_NAVSTART")
    return run(url, port, options, triesLeft - 1);
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

const subject = (url: string, port: number, times: number, options: Options = {}): Subject => ({
  look: () => run(url, port, options),
  times,
  runs: [],
});

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

type PageSubjects = { path: string; whole: Subject; bare: Subject; applied: Subject };

function listPageSubjects(site: string, path: string, port: number): PageSubjects {
  const url = site + path;
  return {
    path,
    whole: subject(url, port, rounds.page),
    bare: subject(url, port, rounds.comparison, { blockedUrlPatterns: ["*.js"] }),
    applied: subject(url, port, rounds.comparison, { throttlingMethod: "devtools" }),
  };
}

const toPageSpeed = ({ path, whole, bare, applied }: PageSubjects): PageSpeed => ({
  path,
  scores: categories.map((name) => medianOf(whole, name)),
  largestPaint: medianOf(whole, "largest-contentful-paint"),
  largestPaintBare: medianOf(bare, "largest-contentful-paint"),
  blocking: medianOf(whole, "total-blocking-time"),
  applied: {
    largestPaint: medianOf(applied, "largest-contentful-paint"),
    blocking: medianOf(applied, "total-blocking-time"),
  },
  shift: medianOf(whole, "cumulative-layout-shift"),
});

const emptyDocument =
  '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,"><p>Empty</p></html>';

/** Serves a document with one word, to measure the browser's own time on this machine. */
async function serveEmpty(
  headers: Readonly<Record<string, string>>,
): Promise<{ url: string; server: Server }> {
  const port = await findFreePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, "content-type": "text/html" }).end(emptyDocument);
  }).listen(port);
  return { url: `http://localhost:${port}/`, server };
}

export type Speeds = {
  pages: PageSpeed[];
  /** Blocking time of an empty document in ms, without and with the site's security headers. */
  emptyBlocking: { plain: number; secured: number };
};

/** Measures one page of each kind. */
export async function measureSpeed(site: string): Promise<Speeds> {
  const port = await findFreePort();
  const plain = await serveEmpty({});
  const secured = await serveEmpty(securityHeaders);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    const pages = measuredPages.map((path) => listPageSubjects(site, path, port));
    const empty = {
      plain: subject(plain.url, port, rounds.page),
      secured: subject(secured.url, port, rounds.page),
    };
    await measureInTurn([
      ...pages.flatMap(({ whole, bare, applied }) => [whole, bare, applied]),
      empty.plain,
      empty.secured,
    ]);
    return {
      pages: pages.map(toPageSpeed),
      emptyBlocking: {
        plain: medianOf(empty.plain, "total-blocking-time"),
        secured: medianOf(empty.secured, "total-blocking-time"),
      },
    };
  } finally {
    await browser.close();
    plain.server.close();
    secured.server.close();
  }
}
