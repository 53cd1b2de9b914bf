import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Site, startSite } from "@/tests/fixtures/site";
import { buildInquiries } from "./lead-host";
import { createLedger, type Ledger, recordAcknowledged } from "./ledger";
import { type Sent, sendInquiry } from "./send-inquiry";

const cachedPaths = ["/", "/contact"];
/** Rendered for each request. Requested rarely: these tests are one client, whose renders are limited. */
const renderedPath = "/search?q=proxy";
const renderedEvery = 20;

export type SiteRun = { site: Site; folder: string; ledger: Ledger };

/** Turns the rate limit of leads off in effect: all come from one client. */
export const withoutRateLimit = { LEAD_RATE_BURST: "100000", LEAD_RATE_PER_MINUTE: "100000" };

/** Runs the production site with its own data folder. */
export async function withSite<T>(
  run: (running: SiteRun) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const folder = env.DATA_DIR || mkdtempSync(join(tmpdir(), "oxbow-fault-site-"));
  const site = await startSite({ ...withoutRateLimit, ...env, DATA_DIR: folder });
  try {
    return await run({ site, folder, ledger: createLedger() });
  } finally {
    await site.stop("SIGKILL");
    if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends new inquiries one after the other and records the acknowledged ones. */
export async function sendLeads({ site, ledger }: SiteRun, count: number, limitMs?: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const inquiry of buildInquiries(count)) {
    const one = await sendInquiry(site.url, inquiry, { limitMs });
    recordAcknowledged(ledger, inquiry, one);
    sent.push(one);
  }
  return sent;
}

export type Pages = { requested: number; served: number; times: number[] };

/** Reads pages until told to stop. */
async function readPages(url: string, signal: AbortSignal): Promise<Pages> {
  const pages: Pages = { requested: 0, served: 0, times: [] };
  while (!signal.aborted) {
    const began = performance.now();
    const isRendered = pages.requested % renderedEvery === 0;
    const path = isRendered ? renderedPath : cachedPaths[pages.requested % cachedPaths.length];
    pages.requested += 1;
    const response = await fetch(url + path, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    const text = await response?.text().catch(() => "");
    if (response?.status === 200 && text?.includes("</html>")) pages.served += 1;
    pages.times.push(performance.now() - began);
    await sleep(20);
  }
  return pages;
}

/** Whether the site reports that it is ready. */
export async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  );
  return response?.status === 200;
}

/** Reads pages while `work` goes on. */
export async function withPages<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ pages: Pages; result: T }> {
  const stop = new AbortController();
  const reading = readPages(url, stop.signal);
  const result = await work().finally(() => stop.abort());
  return { pages: await reading, result };
}

/** How many inquiries were refused with 503 and a Retry-After header. */
export const countRefused = (sent: readonly Pick<Sent, "status" | "retryAfter">[]) =>
  sent.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length;
