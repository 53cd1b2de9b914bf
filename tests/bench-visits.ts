/**
 * For `npm run bench -- visits`: what a visit costs a server. A visit is what a browser requests for three pages: its
 * first page with all scripts and fonts, a link followed, and the contact page.
 */
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { chromium } from "playwright";

/** One request of a browser. */
export type Recorded = {
  method: string | undefined;
  /** Path and query. */
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
};

export const viewsPerVisit = 3;
/** Files that never change under their name, see "CDN" in lib/server/README.md. */
const isForCdn = /^\/(?:_next\/static|fonts)\//;
const visitors = 16;

/** Forwards requests to the site and records them. Unlike Playwright, it does not see what the browser has cached. */
async function startRecorder(origin: string) {
  const recorded: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const body = await buffer(request);
    recorded.push({ method, path: url, headers, body });
    sendRequest(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, recorded, close: () => server.close() };
}

/** Records a visit of three pages with an empty cache. */
export async function recordVisit(siteOrigin: string): Promise<Recorded[]> {
  const { origin, recorded, close } = await startRecorder(siteOrigin);
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || "/usr/bin/chromium" });
  const page = await browser.newPage();
  // One view in ten sends more measurements; not this one.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const settled = () => page.waitForLoadState("networkidle");
  await page.goto(`${origin}/residential-proxies`);
  await settled();
  await page.locator('header a[href="/pricing"]').first().click();
  await page.waitForURL("**/pricing");
  await settled();
  await page.goto(`${origin}/contact`);
  await settled();
  await page.goto("about:blank");
  // The longest interaction is sent when its document is left.
  const isMeasured = () => recorded.some(({ path }) => path === "/metrics");
  for (let waits = 0; !isMeasured() && waits < 50; waits += 1) await delay(100);
  await browser.close();
  close();
  return recorded;
}

/** Repeats a request; resolves to its status and the bytes of its body as sent. */
function send(origin: string, { method, path, headers, body }: Recorded, client: string, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; bytes: number }>();
  const onAnswer = (answer: IncomingMessage) => {
    let bytes = 0;
    answer
      .on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      })
      .on("end", () => resolve({ status: answer.statusCode ?? 0, bytes }))
      .on("error", reject);
  };
  const sent = { ...headers, host: new URL(origin).host, "x-forwarded-for": client };
  // A post is refused unless it comes from the site's own pages.
  if (headers.origin !== undefined) sent.origin = origin;
  sendRequest(origin + path, { method, headers: sent, agent }, onAnswer)
    .on("error", reject)
    .end(body);
  return promise;
}

/**
 * Repeats a visit for some seconds, each time as another client and on the next server.
 * @returns visits, requests that were not answered with 2xx or 3xx, and the bytes of all bodies and of those that a
 * CDN may keep
 */
export async function repeatVisit(
  origins: readonly string[],
  visit: readonly Recorded[],
  seconds: number,
): Promise<{ visits: number; failed: number; bytes: number; cdnBytes: number; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const began = performance.now();
  const end = began + seconds * 1_000;
  let [visits, failed, bytes, cdnBytes] = [0, 0, 0, 0];
  async function repeat() {
    while (performance.now() < end) {
      visits += 1;
      const client = `198.18.${(visits >> 8) & 255}.${visits & 255}`;
      const origin = origins[visits % origins.length] ?? "";
      for (const one of visit) {
        const answer = await send(origin, one, client, agent);
        if (answer.status >= 400) failed += 1;
        bytes += answer.bytes;
        if (isForCdn.test(one.path)) cdnBytes += answer.bytes;
      }
    }
  }
  await Promise.all(Array.from({ length: visitors }, repeat));
  agent.destroy();
  return { visits, failed, bytes, cdnBytes, seconds: (performance.now() - began) / 1_000 };
}
