/**
 * For `npm run bench -- visits`: what a visit costs a server. A visit is what a browser requests for three pages: its
 * first page with all scripts and fonts, a link followed, and the contact page.
 */
import { Agent, type IncomingMessage, request as sendRequest } from "node:http";
import { chromium } from "playwright";

/** One request of a browser. */
export type Recorded = {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

export const viewsPerVisit = 3;
const visitors = 16;

/** Records a visit of three pages with an empty cache. */
export async function recordVisit(origin: string): Promise<Recorded[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || "/usr/bin/chromium" });
  const page = await browser.newPage();
  const recorded: Promise<Recorded>[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) return;
    const facts = {
      method: request.method(),
      path: url.pathname + url.search,
      body: request.postDataBuffer(),
    };
    recorded.push(request.allHeaders().then((headers) => ({ ...facts, headers })));
  });
  const settled = () => page.waitForLoadState("networkidle");
  await page.goto(`${origin}/residential-proxies`);
  await settled();
  await page.locator('header a[href="/pricing"]').first().click();
  await page.waitForURL("**/pricing");
  await settled();
  await page.goto(`${origin}/contact`);
  await settled();
  const all = await Promise.all(recorded);
  await browser.close();
  return all.map((one) => ({
    ...one,
    headers: Object.fromEntries(Object.entries(one.headers).filter(([name]) => !name.startsWith(":"))),
  }));
}

/** Repeats a request; resolves to its status. */
function send(origin: string, { method, path, headers, body }: Recorded, client: string, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const onAnswer = (answer: IncomingMessage) => {
    answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
    answer.resume();
  };
  sendRequest(origin + path, { method, headers: { ...headers, "x-forwarded-for": client }, agent }, onAnswer)
    .on("error", reject)
    .end(body);
  return promise;
}

/**
 * Repeats a visit for some seconds, each time as another client and on the next server.
 * @returns visits, and requests that were not answered with 2xx or 3xx
 */
export async function repeatVisit(
  origins: readonly string[],
  visit: readonly Recorded[],
  seconds: number,
): Promise<{ visits: number; failed: number; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const began = performance.now();
  const end = began + seconds * 1_000;
  let [visits, failed] = [0, 0];
  async function repeat() {
    while (performance.now() < end) {
      visits += 1;
      const client = `198.18.${(visits >> 8) & 255}.${visits & 255}`;
      const origin = origins[visits % origins.length] ?? "";
      for (const one of visit) if ((await send(origin, one, client, agent)) >= 400) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: visitors }, repeat));
  agent.destroy();
  return { visits, failed, seconds: (performance.now() - began) / 1_000 };
}
