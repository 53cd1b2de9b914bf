import { setTimeout as sleep } from "node:timers/promises";
import { startSharedApiHost } from "@/tests/fixtures/shared-api-host";
import { type Site, startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { countMissing, createLedger } from "./ledger";
import { exactly, type Fault, type FaultOptions, quantileOf, type Row, responseTime } from "./report";
import { sendLeads, withPages } from "./site-probe";

/** More than the site processes at once. */
const concurrentRequests = 64;
const leads = 10;
/** The last good copy is used after three seconds; the rest is a margin. */
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

/** Requests endpoints concurrently, each as another client and with a unique query, so that none is cached. */
const readEndpoints = (site: Site) =>
  Promise.all(
    Array.from({ length: concurrentRequests }, (_, index) =>
      read(`${site.url}${endpoints[index % endpoints.length]}?request=${index}`, `10.0.0.${index}`),
    ),
  );

/** Fault: the shared API's host accepts connections but never responds, while all pages are expired. */
async function run({ isFull }: FaultOptions): Promise<Row[]> {
  const host = await startSharedApiHost();
  const copy = copySite();
  host.setMode("hang");
  const settings = { SHARED_API_URL: host.url, LEAD_RATE_BURST: "100000", TRUSTED_PROXY_HOPS: "1" };
  const site = await startSite(settings, copy.folder);
  const running = { site, folder: site.dataDir, ledger: createLedger() };
  try {
    const { pages, result } = await withPages(site.url, async () => {
      const reading = readEndpoints(site);
      // The requests take their slots first.
      await sleep(500);
      const sent = await sendLeads(running, leads, budgetMs);
      return { sent, read: await reading };
    });
    const times = result.read.map(({ ms }) => ms);
    return [
      exactly(
        "endpoint requests without status 200",
        result.read.filter(({ status }) => status !== 200).length,
        0,
      ),
      responseTime("endpoint requests: 95th percentile", quantileOf(times, 0.95), budgetMs, isFull),
      exactly("pages not served", pages.requested - pages.served, 0),
      responseTime("pages: 95th percentile", quantileOf(pages.times, 0.95), budgetMs, isFull),
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
