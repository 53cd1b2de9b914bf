/**
 * Page speed as simulated by Lighthouse for a phone (slow 4G, a CPU four times slower), for `npm run bench`. Each
 * figure is the median of several runs, because the CPU time varies. Lighthouse multiplies wall-clock durations by
 * four, so every other process of the machine counts, too.
 */
import { createServer, type Server } from "node:http";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { securityHeaders } from "@/lib/server/http/security-headers";
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
  /** The same with an interaction right after the first paint, so that the scripts load with the page, ms. */
  blockingAtOnce: number;
  /** Cumulative layout shift. */
  shift: number;
};

/** Number of runs of the page itself, which has goals, and of the variants for comparison. */
const rounds = { page: 9, comparison: 5 };
const categories = ["performance", "accessibility", "best-practices", "seo"];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Run = { scores: number[]; figures: Record<string, number> };

async function run(url: string, port: number, blockedUrlPatterns?: string[], triesLeft = 2): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: "error", blockedUrlPatterns });
  // Sometimes Chrome records a trace without its beginning, which says nothing about the page.
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

/** A page to measure several times, and its results. */
type Subject = { look: () => Promise<Run>; times: number; runs: Run[] };

const subject = (url: string, port: number, times: number, blockedUrlPatterns?: string[]): Subject => ({
  look: () => run(url, port, blockedUrlPatterns),
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
  return median(runs.map(({ scores, figures }) => (place < 0 ? figures[name] : scores[place]) ?? Number.NaN));
}

type PageSubjects = { path: string; whole: Subject; bare: Subject; atOnce: Subject };

function listPageSubjects(site: string, path: string, port: number): PageSubjects {
  const url = site + path;
  return {
    path,
    whole: subject(url, port, rounds.page),
    bare: subject(url, port, rounds.comparison, ["*.js"]),
    // With a query, the page is rendered for this request, and its scripts load at once.
    atOnce: subject(`${url}?bench`, port, rounds.comparison),
  };
}

const toPageSpeed = ({ path, whole, bare, atOnce }: PageSubjects): PageSpeed => ({
  path,
  scores: categories.map((name) => medianOf(whole, name)),
  largestPaint: medianOf(whole, "largest-contentful-paint"),
  largestPaintBare: medianOf(bare, "largest-contentful-paint"),
  blocking: medianOf(whole, "total-blocking-time"),
  blockingAtOnce: medianOf(atOnce, "total-blocking-time"),
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
      ...pages.flatMap(({ whole, bare, atOnce }) => [whole, bare, atOnce]),
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
