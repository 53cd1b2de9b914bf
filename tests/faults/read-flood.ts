import { countMissing } from "./ledger";
import {
  atLeast,
  exactly,
  type Fault,
  type FaultOptions,
  percentOf,
  quantileOf,
  type Row,
  responseTime,
} from "./report";
import { isReady, type SiteRun, sendLeads, withSite } from "./site-probe";
import { waitUntil } from "./wait-until";
import { type Flood, withFlood } from "./with-flood";

/** Connections for each kind of read. */
const connections = 32;
const visitors = 4;
const leadsEach = { full: 250, short: 30 };
const limitMs = 500;
const acceptedShare = 99;
const recoverMs = 10_000;

/** The most expensive uncached reads. */
const reads: Record<string, readonly string[]> = {
  search: ["/search?q=a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r+s+t+u+v+w+x+y+z+{n}", "/search?q=pr+re+da+mo+{n}"],
  "search api": ["/api/search?q=a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r+s+t+u+v+w+x+y+z+{n}"],
  receipts: [`/receipt/${"A".repeat(52)}{n}`, `/receipt/${"A".repeat(64)}?{n}`],
  "share images": ["/share/no-such-page-{n}.png"],
  images: [
    "/_next/image?url=%2Fpress%2Foxbow-mark-ink.png&w=3840&q=75",
    "/_next/image?url=%2Fpictures%2F{n}.png&w=640&q=75",
  ],
  "shared api": ["/shared-api/v2/locations?{n}", "/shared-api/api/posts?{n}", "/shared-api/nothing-{n}"],
  pages: ["/no-such-page-{n}", "/contact?product={n}"],
  previews: [
    "/api/preview?documentId={n}&token=https%3A%2F%2Foxbow.prismic.io%2Fpreviews%2Fa%3Ab%3FwebsitePreviewId%3Da",
    "/datasets __prerender_bypass=made-up-{n}; io.prismic.preview=made-up-{n}",
  ],
};

type Load = Flood & { name: string };

/** Warm-up: code and search index are loaded on the first request. */
async function warm({ site }: SiteRun): Promise<void> {
  for (const target of Object.values(reads).flat()) {
    const [path, cookie = ""] = target.replaceAll("{n}", "0").split(/ (.*)/);
    const response = await fetch(`${site.url}${path}`, { headers: { cookie }, redirect: "manual" });
    await response.arrayBuffer();
  }
}

async function measure(running: SiteRun, { name, ...flood }: Load, isFull: boolean): Promise<Row[]> {
  const { tally, result } = await withFlood(running.site.url, flood, () =>
    Promise.all(
      Array.from({ length: visitors }, () => sendLeads(running, leadsEach[isFull ? "full" : "short"])),
    ),
  );
  const sent = result.flat();
  const accepted = sent.filter(({ status }) => status === 200).length;
  const times = sent.map(({ ms }) => ms);
  const answers = Object.values(tally).reduce((sum, count) => sum + count, 0);
  return [
    atLeast(`${name}: leads accepted meanwhile`, percentOf(accepted, sent.length), acceptedShare, "%"),
    responseTime(`${name}: 99th percentile`, quantileOf(times, 0.99), limitMs, isFull),
    atLeast(`${name}: responses to the flood`, answers, 10),
  ];
}

async function run({ isFull }: FaultOptions): Promise<Row[]> {
  return withSite(
    async (running) => {
      await sendLeads(running, 1);
      await warm(running);
      const rows: Row[] = [];
      for (const [name, targets] of isFull ? Object.entries(reads) : [])
        rows.push(...(await measure(running, { name, connections, targets }, isFull)));
      const targets = Object.values(reads).flat();
      const all = {
        name: "all reads",
        connections: connections * Object.keys(reads).length,
      };
      rows.push(...(await measure(running, { ...all, targets }, isFull)));
      const isBack = await waitUntil(() => isReady(running.site.url), recoverMs, 250);
      return [
        ...rows,
        exactly("ready afterwards", Number(isBack), 1),
        exactly("acknowledged leads missing", countMissing(running.folder, running.ledger), 0),
      ];
    },
    { TRUSTED_PROXY_HOPS: "1" },
  );
}

/** Fault: form posts during a flood of expensive reads, each from another IP. */
export const readFlood: Fault = { name: "read flood", run };
