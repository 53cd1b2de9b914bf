/**
 * Keeps the site's weight in bounds, on the production build in a real browser: client JavaScript above
 * an empty page of the same framework, HTML, layout shift, and that the inquiry's code is not loaded
 * before it is needed. Run by `npm run budgets`; ends with 1 when a budget is broken.
 */
import { spawn, spawnSync } from "node:child_process";
import { get } from "node:http";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { findFreePort } from "./fixtures/free-port";
import { startSite } from "./fixtures/site";

const kilobyte = 1000;
/** Bytes: scripts after gzip, HTML as the server sends it to a client that takes gzip. */
const budgets = {
  scriptAboveEmptyPage: 25 * kilobyte,
  html: 60 * kilobyte,
  /** Cumulative layout shift: anything that can be seen moving is too much. */
  layoutShift: 0.001,
};
/** The page kinds that a prospect meets first. */
const pages = [
  "/",
  "/residential-proxies",
  "/scraper-api/web",
  "/scraper-api/e-commerce",
  "/datasets",
  "/pricing",
  "/location-proxy/germany",
  "/blog/robots-txt-rfc-9309",
  "/contact",
];

/** Bytes of a body on the wire. */
function weighBody(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: "text/html", "accept-encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("error", reject);
      answer.on("end", () => {
        const isPacked = answer.headers["content-encoding"] === "gzip";
        if (answer.statusCode === 200 && isPacked) resolve(bytes);
        else reject(new Error(`${url} is not a page in gzip (status ${answer.statusCode})`));
      });
    }).on("error", reject);
  });
}

type Weight = { script: number; html: number; shift: number; scripts: string[] };

const node = process.execPath;
const next = "node_modules/next/dist/bin/next";

/** Serves the empty page of the same framework. */
async function startEmptyApp(): Promise<{ url: string; stop: () => void }> {
  const folder = "tests/fixtures/empty-app";
  if (spawnSync(node, [next, "build", folder], { stdio: "ignore" }).status !== 0) {
    throw new Error("The empty app did not build");
  }
  const port = await findFreePort();
  const child = spawn(node, [next, "start", folder, "-p", String(port)], { stdio: "ignore" });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("The empty app did not answer");
}

/** Loads a page as a visitor on a phone would, scrolls through it, touches nothing. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    pending.push(
      response.body().then((body) => scripts.set(new URL(response.url()).pathname, gzipSync(body).length)),
    );
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput)) {
          Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + Number(entry.value) });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await Promise.all(pending);
  const shift = await page.evaluate(() => Number(Reflect.get(window, "shift")));
  await context.close();
  return {
    script: [...scripts.values()].reduce((sum, size) => sum + size, 0),
    html: await weighBody(url),
    shift,
    scripts: [...scripts.keys()],
  };
}

/** The scripts that arrive once a visitor points at a call to talk to sales. */
async function listInquiryScripts(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.locator("a.open-modal:visible").first().hover();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  await page.close();
  return scripts;
}

const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

async function main(): Promise<boolean> {
  const empty = await startEmptyApp();
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const baseline = await weigh(browser, empty.url);
    const inquiryScripts = await listInquiryScripts(browser, site.url);
    const rows = [];
    for (const path of pages) {
      const weight = await weigh(browser, site.url + path);
      const above = weight.script - baseline.script;
      const early = inquiryScripts.filter((script) => weight.scripts.includes(script));
      const kept =
        above <= budgets.scriptAboveEmptyPage &&
        weight.html <= budgets.html &&
        weight.shift <= budgets.layoutShift &&
        early.length === 0;
      rows.push({
        page: path,
        "script above empty": kb(above),
        html: kb(weight.html),
        shift: weight.shift.toFixed(4),
        "inquiry code early": early.length,
        kept,
      });
    }
    console.log(
      `Empty page: ${kb(baseline.script)} of script. Inquiry on hover: ${inquiryScripts.length} scripts.`,
    );
    console.table(rows);
    return inquiryScripts.length > 0 && rows.every((row) => row.kept);
  } finally {
    await browser.close();
    empty.stop();
    await site.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
