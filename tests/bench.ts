/**
 * `npm run bench`: the site's performance figures as one table, with machine and versions. Needs `wrk` for throughput,
 * and compares with stock `next start`. On a busy machine all figures are worse;
 * then compare the CPU time per response. Nothing fails here. Names select parts: `npm run bench -- leads speed`.
 */
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Agent, request } from "undici";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import { quantileOf } from "./faults/report";
import { buildInquiry } from "./faults/send-inquiry";
import { withoutRateLimit } from "./faults/site-probe";
import { waitUntil } from "./faults/wait-until";
import { findFreePort } from "./fixtures/free-port";
import { type Site, startSite } from "./fixtures/site";
import { copySite } from "./fixtures/site-copy";

const page = "/pricing";
const seconds = 8;
const connections = 32;

type Row = { what: string; figure: string; goal: string };
const rows: Row[] = [];
const add = (what: string, figure: string, goal = "") => rows.push({ what, figure, goal });

const inMs = (time: number) => `${time.toFixed(0)} ms`;

/** CPU time of a process so far, all threads, in ms; NaN if unknown. */
function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [, rest = ""] = readFileSync(file, "utf8").split(") ");
  const fields = rest.split(" ").map(Number);
  // Clock ticks of 10 ms, in user and in system mode.
  return 10 * ((fields[11] ?? 0) + (fields[12] ?? 0));
}

type Load = { perSecond: number; p99: number; cpuMicros: number };

const milliseconds = (text: string): number => {
  const [, amount, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? [];
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1_000 }[unit ?? "ms"] ?? 1);
};

/** Requests a URL with `wrk`; CPU time is that of `pid`. */
async function load(url: string, pid: number): Promise<Load> {
  const before = cpuOf(pid);
  const child = spawn("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    "Accept-Encoding: gzip",
    url,
  ]);
  const output = await text(child.stdout);
  const total = Number(/(\d+) requests in/.exec(output)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: milliseconds(/99%\s+(\S+)/.exec(output)?.[1] ?? ""),
    cpuMicros: (1_000 * (cpuOf(pid) - before)) / total,
  };
}

const describeLoad = ({ perSecond, p99, cpuMicros }: Load) =>
  `${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms, ${cpuMicros.toFixed(0)} µs of CPU each`;

async function untilAnswered(url: string): Promise<void> {
  const isAnswered = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isAnswered, 60_000, 100))) throw new Error(`${url} does not answer`);
}

/** Stock `next start` on a copy of this build, compressing as it does unless told otherwise. */
async function measureStock(): Promise<Load> {
  const copy = copySite();
  const config = join(copy.folder, "next.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace("compress: false", "compress: true"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}${page}`;
  const child = spawn(
    process.execPath,
    [join(process.cwd(), "node_modules/.bin/next"), "start", "-p", `${port}`],
    {
      cwd: copy.folder,
      env: { ...process.env, NODE_ENV: "production", DATA_DIR: join(copy.folder, ".data") },
      stdio: "ignore",
    },
  );
  const ended = once(child, "exit");
  try {
    await untilAnswered(url);
    return await load(url, child.pid ?? 0);
  } finally {
    child.kill();
    await ended;
    copy.remove();
  }
}

async function measurePages(site: Site): Promise<void> {
  await load(site.url + page, site.pid);
  const ours = await load(site.url + page, site.pid);
  add(`${page}, ${connections} connections: ours`, describeLoad(ours), "p99 < 10 ms");
  const stock = await measureStock();
  add("  stock next start", describeLoad(stock));
  add(
    "  ours to stock",
    `${(ours.perSecond / stock.perSecond).toFixed(1)} (by CPU time ${(stock.cpuMicros / ours.cpuMicros).toFixed(1)})`,
    "≥ 15",
  );
}

/** The outcome of an inquiry: its status (0: no response), and its duration in ms. */
type Sent = { status: number; ms: number };
const isTaken = ({ status }: Sent): boolean => status === 200;

async function sendInquiry(url: string, dispatcher: Agent): Promise<Sent> {
  const { key, body } = buildInquiry(randomUUID());
  const from = performance.now();
  const status = await request(`${url}/api/contact`, {
    method: "POST",
    dispatcher,
    headers: { "content-type": "application/json", "idempotency-key": key },
    body,
  }).then(
    async (response) => {
      await response.body.dump();
      return response.statusCode;
    },
    () => 0,
  );
  return { status, ms: performance.now() - from };
}

/** Every client sends one inquiry after another for `seconds`. */
async function sendInquiries(site: Site, dispatcher: Agent) {
  const cpuBefore = cpuOf(site.pid);
  const from = performance.now();
  const results: Sent[] = [];
  const client = async () => {
    while (performance.now() - from < 1_000 * seconds) results.push(await sendInquiry(site.url, dispatcher));
  };
  await Promise.all(Array.from({ length: connections }, client));
  const elapsed = (performance.now() - from) / 1_000;
  const taken = results.filter(isTaken).map(({ ms }) => ms);
  return {
    taken: taken.length,
    perSecond: taken.length / elapsed,
    p99: quantileOf(taken, 0.99),
    cpuMs: (cpuOf(site.pid) - cpuBefore) / results.length,
  };
}

/** Leads that are on disk before the response. As with pages, the second run is measured: by then, the code is compiled. */
async function measureLeads(site: Site): Promise<void> {
  const dispatcher = new Agent({ connections });
  const first = await sendInquiries(site, dispatcher);
  const { taken, perSecond, p99, cpuMs } = await sendInquiries(site, dispatcher);
  await dispatcher.close();
  add(
    `Leads, durable, ${connections} clients`,
    `${Math.round(perSecond)}/s, p99 ${p99.toFixed(0)} ms, ${cpuMs.toFixed(2)} ms of CPU each`,
    "≥ 500/s, p99 < 100 ms",
  );
  add("  first run", `${Math.round(first.perSecond)}/s, p99 ${first.p99.toFixed(0)} ms`);
  const store = openSqliteLeadStore(join(site.dataDir, "leads.sqlite"));
  const { new: stored } = await store.counts();
  await store.close();
  add("  acknowledged and stored", `${first.taken + taken} and ${stored}`, "the same");
}

const paintGoals: Readonly<Record<string, string>> = {
  "/": "≤ 1,100 ms",
  "/residential-proxies": "≤ 1,100 ms",
};

/** Lighthouse figures of each kind of page, on a phone. */
async function measurePaint(site: Site): Promise<void> {
  // Imported late, because this process is the client of the earlier measurements and should have little else to do.
  const { measureSpeed } = await import("./bench-lighthouse");
  for (const speed of await measureSpeed(site.url)) {
    add(`Lighthouse, ${speed.path}`, speed.scores.join(", "), "≥ 99, 100, 100, 100");
    add("  largest paint", inMs(speed.largestPaint), paintGoals[speed.path]);
    add("  blocking time", inMs(speed.blocking), "≤ 30 ms");
    add("  layout shift", speed.shift.toFixed(4), "0");
  }
}

/** Time from a tap on a call to action to its form, on a slow phone. */
async function measureTaps(site: Site): Promise<void> {
  const { interactionGoal, measureTap, taps } = await import("./bench-tap");
  for (const path of ["/", "/residential-proxies"])
    for (const { after, goal } of taps) {
      const times = await measureTap(site.url + path, after);
      const moment = after === 0 ? "at the first paint" : `${after / 1_000} s after it`;
      add(`Tap on a call to sales, ${path}, ${moment}`, inMs(times.usable), `≤ ${goal} ms`);
      add("  longest interaction", inMs(times.longestInteraction), `≤ ${interactionGoal} ms`);
      add("  first and largest paint", [times.firstPaint, times.largestPaint].map(inMs).join(", "));
    }
}

type Part = { measure: (site: Site) => Promise<void>; needsWrk: boolean };
const parts = new Map<string, Part>([
  ["pages", { measure: measurePages, needsWrk: true }],
  ["leads", { measure: measureLeads, needsWrk: false }],
  ["speed", { measure: measurePaint, needsWrk: false }],
  ["tap", { measure: measureTaps, needsWrk: false }],
]);

async function main(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !parts.has(name));
  if (unknown.length > 0)
    throw new Error(`There is no part "${unknown.join(", ")}", only ${[...parts.keys()].join(", ")}.`);
  const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;
  const next = JSON.parse(readFileSync("node_modules/next/package.json", "utf8")).version;
  const memory = `${Math.round(totalmem() / 1_024 ** 3)} GB`;
  console.log(
    `${cpus()[0]?.model ?? "CPU"}, ${cpus().length} cores, ${memory}; Node ${process.version}, Next ${next}`,
  );
  const site = await startSite({ ...withoutRateLimit, LOG_REQUESTS: "true" });
  try {
    for (const [name, { measure, needsWrk }] of parts)
      if ((wanted.length === 0 || wanted.includes(name)) && (hasWrk || !needsWrk)) await measure(site);
  } finally {
    await site.stop();
  }
  console.table(rows);
}

await main(process.argv.slice(2));
