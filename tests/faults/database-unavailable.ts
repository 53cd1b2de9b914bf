import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCodeOf } from "@/lib/base/error-code";
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
import { waitUntil } from "./wait-until";

const recoverMs = 15_000;
/** Less than a query waits for a lock (`busyTimeoutMs`): pages must not wait for the database. */
const slowestPageMs = 1_500;

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

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

/** Writes files into a new folder until the disk is full. */
function fill(filler: string): void {
  mkdirSync(filler);
  for (const size of [65_536, 4_096]) {
    try {
      for (let count = 0; ; count += 1) writeFileSync(join(filler, `${size}-${count}`), Buffer.alloc(size));
    } catch (error) {
      if (errorCodeOf(error) !== "ENOSPC") throw error;
    }
  }
}

/** Fault: a full disk of a few megabytes. */
async function fillDisk(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-small-disk-"));
  if (!run("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", folder])) {
    rmSync(folder, { recursive: true, force: true });
    return [unmeasured("a disk that is full", "no permission to mount")];
  }
  const filler = join(folder, "filler");
  const begin = () => fill(filler);
  const end = () => rmSync(filler, { recursive: true });
  try {
    return await withSite((running) => sendDuring(running, begin, end), { DATA_DIR: folder });
  } finally {
    run("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fault: another process holds the database's write lock. */
function lock(): Promise<Row[]> {
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

export const diskFull: Fault = { name: "disk full", run: fillDisk };
export const databaseLocked: Fault = { name: "database locked", run: lock };
