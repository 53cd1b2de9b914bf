import { setTimeout as sleep } from "node:timers/promises";
import type { ChangeLog } from "@/lib/platform/changes/change-log";
import { atLeast, atMost, exactly, type Row } from "@/tests/faults/report";
import type { Cluster } from "./cluster";
import type { Instance } from "./instances";

const page = "page/datasets";
const path = "/datasets";
const titlePattern = /<title>Datasets, version (\d+)/;
const pollMs = 20;
const patienceMs = 15_000;

/** The version that a server shows; 0 before the first, null without an answer. */
async function versionAt({ origin }: Instance): Promise<number | null> {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const text = response?.status === 200 ? await response.text().catch(() => null) : null;
  return text === null ? null : Number(titlePattern.exec(text)?.[1] ?? 0);
}

/** Reads the page of each server all the time. */
export function watchVersions(instances: readonly Instance[]) {
  /** When each server showed a version first; Unix time, ms. */
  const seen = instances.map(() => new Map<number, number>());
  const latest = instances.map(() => 0);
  let olderShown = 0;
  const stopping = new AbortController();
  const watch = async (instance: Instance, index: number) => {
    while (!stopping.signal.aborted) {
      const version = await versionAt(instance);
      if (version !== null) {
        if (version < (latest[index] ?? 0)) olderShown += 1;
        latest[index] = version;
        if (!seen[index]?.has(version)) seen[index]?.set(version, Date.now());
      }
      await sleep(pollMs);
    }
  };
  const watching = Promise.all(instances.map(watch));
  return {
    /** How long after `at` the last server showed a version, in ms. */
    async delayOf(version: number, at: number): Promise<number> {
      const end = Date.now() + patienceMs;
      while (seen.some((times) => !times.has(version)) && Date.now() < end) await sleep(pollMs);
      return Math.max(...seen.map((times) => (times.get(version) ?? Number.POSITIVE_INFINITY) - at));
    },
    async stop(): Promise<number> {
      stopping.abort();
      await watching;
      return olderShown;
    },
  };
}

export type Watch = ReturnType<typeof watchVersions>;

/** Publishes a version on one server; returns when the database had it, Unix time in ms. */
export async function publishVersion(
  editor: Instance,
  changeLog: ChangeLog,
  version: number,
): Promise<number> {
  await editor.content("draft", page);
  editor.setTitle(page, `Datasets, version ${version}`);
  await editor.content("publish", page, "--anyway");
  return (await changeLog.getNewest())?.at ?? Number.NaN;
}

/** Publishes on both servers by turns. In the short run other tests keep the machine busy, so it is not timed closely. */
export async function checkPublications({ instances, changeLog, watch, isFull }: Cluster): Promise<Row[]> {
  const delays: number[] = [];
  const { rounds, limitMs } = isFull ? { rounds: 20, limitMs: 1_000 } : { rounds: 2, limitMs: 10_000 };
  for (let version = 1; version <= rounds; version += 1) {
    const editor = instances[version % 2 === 0 ? 0 : 1];
    delays.push(await watch.delayOf(version, await publishVersion(editor, changeLog, version)));
  }
  const [first = Number.POSITIVE_INFINITY, ...others] = delays;
  return [
    // No server has loaded the code of the page before.
    atMost("first publish until both servers show it", first, Math.max(limitMs, 3_000), "ms"),
    atMost(`longest of ${others.length} more`, Math.max(...others), limitMs, "ms"),
  ];
}

/** Publishes on a schedule. */
export async function checkSchedule({ instances: [editor], changeLog, watch }: Cluster): Promise<Row[]> {
  const version = 40;
  await editor.content("draft", page);
  editor.setTitle(page, `Datasets, version ${version}`);
  // Prismic's timestamps have whole seconds.
  const at = Math.ceil((Date.now() + 8_000) / 1_000) * 1_000;
  await editor.content("schedule", page, new Date(at).toISOString(), "--anyway");
  const before = (await changeLog.getNewest())?.sequence ?? 0;
  const delay = await watch.delayOf(version, at);
  await sleep(2_000);
  const changes = await changeLog.listFrom(before + 1);
  const firedAt = changes[0]?.at ?? Number.NaN;
  return [
    atMost("schedule until both servers show it", delay, 2_000, "ms"),
    atLeast("earliest time that the schedule fired", firedAt - at, 0, "ms"),
    exactly("times that the schedule fired", changes.length, 1),
  ];
}
