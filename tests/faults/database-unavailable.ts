import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { countMissing } from "./ledger";
import { atLeast, atMost, exactly, type Fault, quantileOf, type Row, unmeasured } from "./report";
import {
  countRefused,
  isReady,
  type Pages,
  type SiteRun,
  sendLeads,
  withPages,
  withSite,
} from "./site-probe";
import { fillDisk, mountSmallDisk, unmountDisk } from "./small-disk";
import { waitUntil } from "./wait-until";

const recoverMs = 15_000;
/** Less than a query waits for a lock (`busyTimeoutMs`): pages must not wait for the database. */
const slowestPageMs = 1_500;

const pageRows = ({ requested, served, times }: Pages): Row[] => [
  atLeast("pages requested during the fault", requested, 10),
  exactly("pages not served", requested - served, 0),
  atMost("page time, 95th percentile", quantileOf(times, 0.95), slowestPageMs, "ms"),
];

/** Sends leads before, during and after the fault, and requests pages during it. The site is not restarted. */
async function sendDuring(running: SiteRun, begin: () => void, end: () => void): Promise<Row[]> {
  const { site, folder, ledger } = running;
  await sendLeads(running, 5);
  begin();
  const { pages, result } = await withPages(site.url, async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendLeads(running, 1)));
    // The store check is cached for a second.
    const isNoticed = await waitUntil(async () => !(await isReady(site.url)), recoverMs, 500);
    await sleep(2_000);
    return { sent: sent.flat(), isNoticed };
  });
  end();
  const isBack = await waitUntil(() => isReady(site.url), recoverMs, 250);
  const after = await sendLeads(running, 5);
  return [
    exactly("leads refused with 503 and Retry-After", countRefused(result.sent), 5),
    exactly("health says that it is not ready", Number(result.isNoticed), 1),
    ...pageRows(pages),
    exactly("ready again without a restart", Number(isBack), 1),
    exactly("leads accepted afterwards", after.filter(({ status }) => status === 200).length, 5),
    exactly("acknowledged leads missing", countMissing(folder, ledger), 0),
  ];
}

/** Fault: a full disk of a few megabytes. */
async function runOnFullDisk(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-small-disk-"));
  if (!mountSmallDisk(folder, 16)) {
    rmSync(folder, { recursive: true, force: true });
    return [unmeasured("a disk that is full", "no permission to mount")];
  }
  const filler = join(folder, "filler");
  const begin = () => fillDisk(filler);
  const end = () => rmSync(filler);
  try {
    return await withSite((running) => sendDuring(running, begin, end), { DATA_DIR: folder });
  } finally {
    unmountDisk(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fault: another process holds the database's write lock. */
function runOnLocked(): Promise<Row[]> {
  return withSite((running) => {
    const open = () => new DatabaseSync(join(running.folder, "leads.sqlite"), { timeout: 10_000 });
    let holder: DatabaseSync | null = null;
    const begin = () => {
      holder = open();
      holder.exec("begin immediate");
    };
    const end = () => {
      holder?.exec("rollback");
      holder?.close();
    };
    return sendDuring(running, begin, end);
  });
}

export const diskFull: Fault = { name: "disk full", run: runOnFullDisk };
export const databaseLocked: Fault = { name: "database locked", run: runOnLocked };
