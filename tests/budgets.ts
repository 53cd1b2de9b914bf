/**
 * Checks the site's weight on the production build in a real browser: client JavaScript, HTML,
 * layout shift, and that the inquiry's code, analytics and third parties load no earlier than
 * they should. Run by `npm run budgets`; exits with 1 when a budget is exceeded.
 */
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { request } from "undici";
import { startSite } from "./fixtures/site";
import { startThirdPartyHost } from "./fixtures/third-party-host";

const kilobyte = 1000;
const budgets = {
  /** Bytes of all scripts after gzip: those of an empty page of Next 16.4.6, 134.9 KB, and 25 KB. */
  script: 159.9 * kilobyte,
  /** Cumulative layout shift: any visible movement is too much. */
  layoutShift: 0.001,
};
/**
 * The most important kinds of pages, with their limit for gzipped HTML in KB. It includes the styles of the first paint
 * and the inquiry's form.
 */
const pages = {
  "/": 60,
  "/residential-proxies": 61,
  "/scraper-api/web": 62,
  "/scraper-api/e-commerce": 62,
  "/datasets": 62,
  "/pricing": 60,
  "/location-proxy/germany": 53,
  "/blog/robots-txt-rfc-9309": 57,
  "/contact": 40,
};

/** Bytes of a page as sent in gzip. `fetch` would decompress it. */
async function measureHtml(url: string): Promise<number> {
  const headers = { accept: "text/html", "accept-encoding": "gzip" };
  const { statusCode, headers: given, body } = await request(url, { headers });
  const { byteLength } = await body.arrayBuffer();
  if (statusCode !== 200 || given["content-encoding"] !== "gzip")
    throw new Error(`${url} is not a page in gzip (status ${statusCode})`);
  return byteLength;
}

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type PageWeight = {
  script: number;
  html: number;
  shift: { sum: number; moved: string[] };
  scripts: string[];
};

/** Delays idle callbacks until `window.becomeIdle()`: everything loaded earlier belongs to the page itself. */
function delayIdleCallbacks(): void {
  const held: IdleRequestCallback[] = [];
  window.requestIdleCallback = (run) => held.push(run);
  const run = () => {
    for (const one of held.splice(0)) one({ didTimeout: false, timeRemaining: () => 50 });
  };
  Object.assign(window, { becomeIdle: () => setInterval(run, 100) });
}

/** Loads a page like a visitor on a phone, scrolls through it without a tap, and leaves before it is idle. */
async function measurePage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(delayIdleCallbacks);
  const scripts = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    pending.push(
      response.body().then((body) => scripts.set(new URL(response.url()).pathname, gzipSync(body).length)),
    );
  });
  await page.addInitScript(() => {
    const shift = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        shift.sum += entry.value;
        shift.moved.push(
          ...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "?")),
        );
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
  const shift = await page.evaluate(() => Reflect.get(window, "shift"));
  await context.close();
  return {
    script: [...scripts.values()].reduce((sum, size) => sum + size, 0),
    html: await measureHtml(url),
    shift,
    scripts: [...scripts.keys()],
  };
}

/** The scripts that load when a visitor hovers over a call to action while the page is busy. */
async function listInquiryScripts(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.addInitScript(delayIdleCallbacks);
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

type IdleScripts = {
  /** Early requests for scripts that should only load when the page is idle. */
  early: string[];
  /** Bytes of our own scripts that load when the page is idle. */
  script: number;
  /** Third-party scripts that load when the page is idle. */
  foreign: number;
};

/** The scripts for analytics and third parties that a visitor with full consent loads, and when. */
async function measureIdleScripts(browser: Browser, url: string): Promise<IdleScripts> {
  const context = await browser.newContext();
  const value = `1.analytics-marketing-chat.${Math.floor(Date.now() / 1000)}`;
  await context.addCookies([{ name: "consent", value, url }]);
  const page = await context.newPage();
  await page.addInitScript(delayIdleCallbacks);
  const { origin } = new URL(url);
  const measures =
    /^\/(?:ingest|metrics|api\/settings|shared-api\/(?:user-params|salesforce-messaging))(?:\/|$)/;
  let isIdle = false;
  const early: string[] = [];
  const late: Promise<number>[] = [];
  let foreign = 0;
  page.on("response", (response) => {
    const address = new URL(response.url());
    const isForeign = address.origin !== origin;
    if (!isIdle && (isForeign || measures.test(address.pathname))) early.push(address.href);
    if (!isIdle || response.request().resourceType() !== "script") return;
    if (isForeign) foreign++;
    else late.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  isIdle = true;
  await page.evaluate(() => Reflect.get(window, "becomeIdle")());
  await page.waitForTimeout(3000);
  const sizes = await Promise.all(late);
  await context.close();
  return { early, script: sizes.reduce((sum, size) => sum + size, 0), foreign };
}

const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

async function main(): Promise<boolean> {
  const host = await startThirdPartyHost();
  const site = await startSite(host.env);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const inquiryScripts = await listInquiryScripts(browser, site.url);
    const checkPage = async ([path, htmlLimit]: [path: string, htmlLimit: number]) => {
      const weight = await measurePage(browser, site.url + path);
      const early = inquiryScripts.filter((script) => weight.scripts.includes(script));
      const kept =
        weight.script <= budgets.script &&
        weight.html <= htmlLimit * kilobyte &&
        weight.shift.sum <= budgets.layoutShift &&
        early.length === 0;
      if (weight.shift.sum > budgets.layoutShift) console.log(`On ${path} moved:`, weight.shift.moved);
      return {
        page: path,
        script: kb(weight.script),
        html: kb(weight.html),
        shift: weight.shift.sum.toFixed(4),
        "inquiry code early": early.length,
        kept,
      };
    };
    // Three at once: a page mostly waits for its network and its scrolling.
    const all = Object.entries(pages);
    const rows = [];
    for (let from = 0; from < all.length; from += 3)
      rows.push(...(await Promise.all(all.slice(from, from + 3).map(checkPage))));
    console.log(`Inquiry on hover: ${inquiryScripts.length} scripts.`);
    console.table(rows);
    const campaign = await measureIdleScripts(browser, `${site.url}/`);
    console.log(
      `Once idle, with consent: ${kb(campaign.script)} of script and ${campaign.foreign} foreign scripts; before: ${campaign.early.join(", ") || "nothing"}.`,
    );
    // Without late scripts the check would test nothing.
    const isQuiet = campaign.early.length === 0 && campaign.script > 0 && campaign.foreign > 0;
    return inquiryScripts.length > 0 && isQuiet && rows.every((row) => row.kept);
  } finally {
    await browser.close();
    await site.stop();
    await host.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
