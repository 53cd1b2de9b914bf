import { setTimeout as sleep } from "node:timers/promises";
import { startSharedApiHost } from "@/tests/fixtures/shared-api-host";
import { type Site, startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { countMissing, createLedger } from "./ledger";
import { atMost, exactly, type Fault, quantileOf, type Row } from "./report";
import { sendLeads, withPages } from "./site-probe";

/** More than are processed concurrently. */
const askers = 64;
const leads = 10;
/** The last good copy is used after three seconds; the rest is a margin for a busy machine. */
const budgetMs = 5_000;
const endpoints = ["/shared-api/faq", "/shared-api/datasets", "/shared-api/network-status"];

type Read = { status: number; ms: number };

async function read(url: string, from: string): Promise<Read> {
  const began = performance.now();
  const headers = { "x-forwarded-for": from };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(60_000) }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return { status: response?.status ?? 0, ms: performance.now() - began };
}

/** Requests endpoints concurrently, each with a unique query (uncached) and as another client. */
const readEndpoints = (site: Site) =>
  Promise.all(
    Array.from({ length: askers }, (_, asker) =>
      read(`${site.url}${endpoints[asker % endpoints.length]}?asker=${asker}`, `10.0.0.${asker}`),
    ),
  );

/** Fault: the shared API's host accepts connections but never responds, while all pages are expired. */
async function run(): Promise<Row[]> {
  const [host, copy] = [await startSharedApiHost(), copySite()];
  host.setMode("hang");
  const settings = { SHARED_API_URL: host.url, LEAD_RATE_BURST: "100000", TRUSTED_PROXY_HOPS: "1" };
  const site = await startSite(settings, copy.folder);
  const running = { site, folder: site.dataDir, ledger: createLedger() };
  try {
    const { pages, result } = await withPages(site.url, async () => {
      const reading = readEndpoints(site);
      await sleep(500);
      const sent = await sendLeads(running, leads, budgetMs);
      return { sent, read: await reading };
    });
    const times = result.read.map(({ ms }) => ms);
    return [
      exactly(
        "endpoints that gave no last good copy",
        result.read.filter(({ status }) => status !== 200).length,
        0,
      ),
      atMost("slowest endpoint but one in 20", quantileOf(times, 0.95), budgetMs, "ms"),
      exactly("pages not served", pages.asked - pages.served, 0),
      atMost("slowest page but one in 20", quantileOf(pages.times, 0.95), budgetMs, "ms"),
      exactly("leads accepted", result.sent.filter(({ status }) => status === 200).length, leads),
      exactly("acknowledged leads missing", countMissing(running.folder, running.ledger), 0),
    ];
  } finally {
    await site.stop("SIGKILL");
    await host.close();
    copy.remove();
  }
}

export const silentHost: Fault = { name: "silent host", run };
