/**
 * Page speed as Lighthouse simulates it for a phone (slow 4G, a processor four times slower), for
 * `npm run bench`. Each figure is the median of several runs: the processor's part of them varies. Tasks are counted
 * by the clock, times four, so every other process of the machine is in them.
 */
import { createServer } from "node:http";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { securityHeaders } from "@/lib/serving/security-headers";
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
  /** The same when somebody is there at once, so that the scripts come with the page, ms. */
  blockingAtOnce: number;
  /** Cumulative layout shift. */
  shift: number;
};

/** How often a page is looked at as it is, which has goals in milliseconds, and how often for comparison. */
const runs = { page: 9, comparison: 5 };
const categories = ["performance", "accessibility", "best-practices", "seo"];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Run = { scores: number[]; figures: Record<string, number> };

async function run(url: string, port: number, blockedUrlPatterns?: string[], triesLeft = 2): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: "error", blockedUrlPatterns });
  // Now and then Chrome records a trace without its beginning. That says nothing of the page.
  if (triesLeft > 0 && result?.lhr.runtimeError?.code === "NO_NAVSTART")
    return run(url, port, blockedUrlPatterns, triesLeft - 1);
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

async function repeat(measure: () => Promise<Run>, times: number): Promise<(name: string) => number> {
  const all: Run[] = [];
  for (let count = 0; count < times; count += 1) all.push(await measure());
  return (name) => {
    const place = categories.indexOf(name);
    return median(
      all.map(({ scores, figures }) => (place < 0 ? figures[name] : scores[place]) ?? Number.NaN),
    );
  };
}

async function measurePage(site: string, path: string, port: number): Promise<PageSpeed> {
  const url = site + path;
  const whole = await repeat(() => run(url, port), runs.page);
  const bare = await repeat(() => run(url, port, ["*.js"]), runs.comparison);
  // A query brings the scripts with the page, as a hand on the phone does (lib/serving/document/boot-script.ts).
  const atOnce = await repeat(() => run(`${url}?bench`, port), runs.comparison);
  return {
    path,
    scores: categories.map(whole),
    largestPaint: whole("largest-contentful-paint"),
    largestPaintBare: bare("largest-contentful-paint"),
    blocking: whole("total-blocking-time"),
    blockingAtOnce: atOnce("total-blocking-time"),
    shift: whole("cumulative-layout-shift"),
  };
}

const emptyDocument =
  '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,"><p>Empty</p></html>';

/** Blocking time of a document with one word, ms: what the browser takes for itself on this machine. */
async function measureEmpty(port: number, headers: Readonly<Record<string, string>>): Promise<number> {
  const sitePort = await findFreePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, "content-type": "text/html" }).end(emptyDocument);
  }).listen(sitePort);
  try {
    return (await repeat(() => run(`http://localhost:${sitePort}/`, port), runs.page))("total-blocking-time");
  } finally {
    server.close();
  }
}

export type Speeds = {
  pages: PageSpeed[];
  /** Blocking time of an empty document, ms, as it is and under the security headers of the site. */
  emptyBlocking: { plain: number; secured: number };
};

/** Measures the pages that stand for their kind, one after another. */
export async function measureSpeed(site: string): Promise<Speeds> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    const pages: PageSpeed[] = [];
    for (const path of measuredPages) pages.push(await measurePage(site, path, port));
    const plain = await measureEmpty(port, {});
    const secured = await measureEmpty(port, securityHeaders);
    return { pages, emptyBlocking: { plain, secured } };
  } finally {
    await browser.close();
  }
}
