/**
 * `npm run test:cluster`: two servers of one build on one Postgres, with nginx in front where it is installed. Needs
 * a build. Names choose parts, such as `publish cut`; `--full` runs all of them, longer. `rollout` makes a second build,
 * `soak --full` takes an hour, `soak --minutes 30` half of one.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import { createChangeLog } from "@/lib/platform/changes/change-log";
import { atMost, exactly, printRows, type Row, unmeasured } from "@/tests/faults/report";
import { startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { findFreePort } from "@/tests/fixtures/free-port";
import { startPostgres, type TestPostgres } from "@/tests/fixtures/postgres";
import { frontKind, hopsOf, startFront } from "./front";
import { type Instance, prepareInstance } from "./instances";
import { checkKills, checkLimit, limit } from "./leads";
import {
  checkPublications,
  checkSchedule,
  checkSimultaneous,
  publishVersion,
  watchVersions,
} from "./publications";
import { checkRollout } from "./rollout";
import { checkSoak } from "./soak";

/** Longer than the outage after which a server regenerates all pages. */
const outageMs = 7_000;

async function isServing(instances: readonly Instance[]): Promise<boolean> {
  const answers = await Promise.all(instances.map(({ origin }) => fetch(`${origin}/pricing`)));
  return answers.every(({ status }) => status === 200);
}

/** A server's log without the events of normal operation. */
function printWarnings(output: string): void {
  for (const line of output.split("\n")) if (!line.includes('"level":"info"')) console.log(line);
}

async function isReady(instances: readonly Instance[]): Promise<boolean> {
  const answers = await Promise.all(instances.map(({ origin }) => fetch(`${origin}/api/health/ready`)));
  return answers.every(({ status }) => status === 200);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: false }, minutes: { type: "string" } },
});
/** The default parts of the short run. The others mostly wait for schedules and leases. */
const shortParts = ["limit", "keys", "publish"];
const isChosen = (name: string) =>
  positionals.length === 0 ? values.full || shortParts.includes(name) : positionals.includes(name);

const rows: Row[] = [];
const add = (part: string, found: Row[]) => {
  printRows(part, found);
  rows.push(...found);
};

type Parts = {
  postgres: TestPostgres;
  url: string;
  instances: readonly Instance[];
};

async function checkCut({ postgres, url, instances }: Parts, watch: ReturnType<typeof watchVersions>) {
  await postgres.pause();
  await sleep(outageMs);
  const isServed = await isServing(instances);
  await postgres.resume();
  const log = createChangeLog(url, randomUUID());
  const [editor] = instances;
  const version = 50;
  const at = editor === undefined ? 0 : await publishVersion(editor, log, version);
  const delay = await watch.delayOf(version, at);
  await log.close();
  return [
    exactly("pages served while Postgres was away", Number(isServed), 1),
    atMost("publish after a cut until both servers show it", delay, 2_000, "ms"),
    exactly("ready again without a restart", Number(await isReady(instances)), 1),
  ];
}

/** A server with a different key must log that and exit. */
async function checkKeys(shared: Record<string, string>): Promise<Row[]> {
  const stranger = await prepareInstance({ ...shared, LINK_SIGNING_KEY: "07".repeat(32) });
  const message = await stranger.start().then(
    () => "",
    (error: unknown) => String(error),
  );
  await stranger.remove();
  return [exactly("server with another key stopped", Number(message.includes("LINK_SIGNING_KEY")), 1)];
}

async function run(): Promise<void> {
  const [postgres, crm] = [await startPostgres(), await startCrmReceiver()];
  const url = await postgres.createDatabase();
  const port = await findFreePort();
  const shared = {
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: url,
    TRUSTED_PROXY_HOPS: String(hopsOf(frontKind())),
    LEAD_RATE_BURST: String(limit),
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: crm.secret,
  };
  const instances = [await prepareInstance(shared), await prepareInstance(shared)];
  const front = await startFront(
    instances.map(({ origin }) => origin),
    port,
  );
  const store = openPostgresLeadStore(url);
  const log = createChangeLog(url, randomUUID());
  try {
    if (front.name !== "nginx")
      add("front", [unmeasured("requests through nginx", "nginx is not installed")]);
    await Promise.all(instances.map((instance) => instance.start()));
    const watch = watchVersions(instances);
    const parts = {
      limit: () => checkLimit(front, store),
      keys: () => checkKeys(shared),
      publish: () => checkPublications(instances, log, watch, values.full),
      simultaneous: () => checkSimultaneous(instances, 10),
      schedule: () => checkSchedule(instances, log, watch),
      cut: () => checkCut({ postgres, url, instances }, watch),
      kill: () => checkKills(front, store, { instances, crm }),
      rollout: () =>
        front.name === "nginx"
          ? checkRollout(front, store, { instances, crm, restarts: values.full ? 20 : 4 })
          : [unmeasured("servers of two builds", "nginx is not installed")],
      soak: () =>
        checkSoak(front, store, {
          instances,
          crm,
          log,
          minutes: Number(values.minutes ?? (values.full ? 60 : 2)),
        }),
    };
    for (const [name, check] of Object.entries(parts)) if (isChosen(name)) add(name, await check());
    add("versions", [exactly("answers older than one shown before", await watch.stop(), 0)]);
  } finally {
    await log.close();
    await store.close();
    if (rows.some(({ pass }) => pass === false)) {
      for (const { output } of instances) printWarnings(output());
      for (const line of front.errors().slice(-20)) console.log(line);
    }
    await front.stop();
    for (const instance of instances) await instance.remove();
    await crm.close();
    await postgres.stop();
  }
}

const began = performance.now();
await run().catch((error: unknown) => {
  add("cluster", [{ figure: `could not be measured: ${error}`, measured: "", limit: "", pass: false }]);
});
const failed = rows.filter(({ pass }) => pass === false);
const passed = rows.filter(({ pass }) => pass === true).length;
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(`Cluster: ${passed} figures kept, ${failed.length} not; ${seconds} s.`);
// The embedded Postgres would end the process with exit code 0 as soon as it is idle.
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
