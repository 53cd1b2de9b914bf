import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCodeOf } from "@/lib/base/error-code";
import { checkDeliveries, createLedger } from "@/tests/faults/ledger";
import { atLeast, atMost, exactly, type Row } from "@/tests/faults/report";
import type { Cluster } from "./cluster";
import { warmUp } from "./leads";
import { publishVersion } from "./publications";
import { startTraffic } from "./traffic";

const perSecond = { pages: 200, leads: 1, measurements: 10 };
const minuteMs = 60_000;
/** Versions of the parts before the soak are smaller. */
const firstVersion = 1_000;
/** In these minutes caches fill and code is compiled. */
const warmUpMinutes = 10;

/** Resident memory of a process in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Open files of a process, without connections. */
function openFilesOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch (error) {
      if (errorCodeOf(error) !== "ENOENT") throw error;
      return "";
    }
  });
  return targets.filter((target) => target.startsWith("/")).length;
}

/** The slope of equally distant values, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const weighted = values.reduce((sum, value, index) => sum + value * (index - middle), 0);
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return spread === 0 ? 0 : weighted / spread;
}

type Sample = { memory: number; files: number };

/**
 * Serves pages, leads, measurements and a publication a minute for a long time, and watches memory and open files.
 * Memory's slope is only judged after a warm-up that a short run does not have.
 */
export async function checkSoak(cluster: Cluster): Promise<Row[]> {
  const { balancer, store, instances, crm, changeLog, minutes } = cluster;
  const samples: Sample[][] = instances.map(() => []);
  const ledger = createLedger();
  await warmUp(balancer);
  const traffic = startTraffic(balancer, ledger, perSecond);
  let unpublished = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    const next = sleep(minuteMs);
    const editor = instances[minute % instances.length];
    if (editor !== undefined) {
      await publishVersion(editor, changeLog, firstVersion + minute).catch((error: unknown) => {
        unpublished += 1;
        console.log(String(error));
      });
    }
    await next;
    for (const [index, { pid }] of instances.entries())
      samples[index]?.push({ memory: memoryOf(pid()), files: openFilesOf(pid()) });
  }
  await traffic.stop();
  const { pages, failed, refusals } = traffic.counts;
  for (const problem of failed.slice(0, 20)) console.log(problem);
  const rows = samples.flatMap((own, index) => {
    const name = `server ${index + 1}`;
    const memory = own.map((sample) => sample.memory);
    const steady = memory.slice(warmUpMinutes);
    const files = own.map((sample) => sample.files);
    console.log(`${name}: ${memory.map(Math.round).join(" ")} MB, minute by minute`);
    return [
      atMost(`${name}: memory`, Math.max(...memory), 512, "MB"),
      ...(steady.length > warmUpMinutes
        ? [atMost(`${name}: growth in 10 minutes`, 10 * slopeOf(steady), 2, "MB")]
        : []),
      atMost(`${name}: more open files than at the start`, (files.at(-1) ?? 0) - (files[0] ?? 0), 0),
    ];
  });
  return [
    atLeast("pages requested", pages, minutes * 60 * perSecond.pages * 0.9),
    exactly("pages and measurements that failed", failed.length, 0),
    exactly("leads refused", refusals.length, 0),
    exactly("publications that failed", unpublished, 0),
    ...rows,
    ...(await checkDeliveries(store, ledger, crm)),
  ];
}
