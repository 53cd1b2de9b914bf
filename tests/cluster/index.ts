/**
 * `npm run test:cluster`: two servers of one build on one Postgres, behind nginx if it can be installed. Needs a build.
 * Arguments select parts: `npm run test:cluster -- publish cut` runs these two. `--full` makes parts longer and, without names, runs all.
 * `soak --full` takes an hour; `--minutes 30` changes that.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { ensureNginx } from "@/lib/cli/prepare.mjs";
import { openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import { createChangeLog } from "@/lib/platform/changes/change-log";
import { exactly, failedRow, finish, measure, printRows, type Row, unmeasured } from "@/tests/faults/report";
import { startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { findFreePort } from "@/tests/fixtures/free-port";
import { startPostgres } from "@/tests/fixtures/postgres";
import { checkChanges } from "./changes";
import type { Cluster } from "./cluster";
import { prepareInstance } from "./instances";
import { checkLimit, limit } from "./leads";
import { proxyHops, startLoadBalancer } from "./load-balancer";
import { checkOneServerOutage, checkPostgresOutage, checkRestarts, checkSlow } from "./outages";
import { checkPublications, checkSchedule, watchVersions } from "./publications";
import { checkRollout } from "./rollout";
import { checkSoak } from "./soak";

/** Prints a server's log lines, except those of level `info`. */
function printWarnings(output: string): void {
  for (const line of output.split("\n")) if (!line.includes('"level":"info"')) console.log(line);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: false }, minutes: { type: "string" } },
});

/** A server whose key differs, or that lacks a secret the others have, must name the setting and exit. */
async function checkKeys({ shared }: Cluster): Promise<Row[]> {
  // A URL without its secret would be rejected for another reason, so both are empty.
  const overrides = { LINK_SIGNING_KEY: "07".repeat(32), CRM_WEBHOOK_URL: "", CRM_WEBHOOK_SECRET: "" };
  const mismatched = await prepareInstance({ ...shared, ...overrides });
  const message = await mismatched.start().then(
    () => "",
    (error: unknown) => String(error),
  );
  await mismatched.remove();
  return ["LINK_SIGNING_KEY", "CRM_WEBHOOK_SECRET"].map((name) =>
    exactly(`server exits with an error that names ${name}`, Number(message.includes(name)), 1),
  );
}

const parts = new Map<string, (cluster: Cluster) => Promise<Row[]>>([
  ["limit", checkLimit],
  ["keys", checkKeys],
  ["publish", checkPublications],
  ["changes", checkChanges],
  ["schedule", checkSchedule],
  ["cut", checkPostgresOutage],
  ["restart", checkRestarts],
  ["link", checkOneServerOutage],
  ["slow", checkSlow],
  ["rollout", checkRollout],
  ["soak", checkSoak],
]);
const unknown = positionals.find((name) => !parts.has(name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Parts: ${[...parts.keys()].join(", ")}.`);
  process.exit(2);
}

/** The default parts of the short run. The others spend most of their time waiting for schedules and leases. */
const shortParts = ["limit", "keys", "publish"];
const isChosen = (name: string) =>
  positionals.length === 0 ? values.full || shortParts.includes(name) : positionals.includes(name);

const rows: Row[] = [];
const report = (part: string, newRows: Row[]) => {
  printRows(part, newRows);
  rows.push(...newRows);
};

/** Starts the cluster, runs the chosen parts and reports their rows. */
async function run(): Promise<void> {
  ensureNginx();
  const postgres = await startPostgres();
  const crm = await startCrmReceiver();
  const databaseUrl = await postgres.createDatabase();
  const port = await findFreePort();
  const shared = {
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXY_HOPS: String(proxyHops()),
    LEAD_RATE_BURST: String(limit),
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: crm.secret,
  };
  const instances = [await prepareInstance(shared), await prepareInstance(shared)] as const;
  const balancer = await startLoadBalancer(
    instances.map(({ origin }) => origin),
    port,
  );
  const store = openPostgresLeadStore(databaseUrl);
  const changeLog = createChangeLog(databaseUrl, randomUUID());
  try {
    if (balancer.name !== "nginx")
      report("nginx", [unmeasured("requests through nginx", "nginx is not installed")]);
    await Promise.all(instances.map((instance) => instance.start()));
    const watch = watchVersions(instances);
    const { full: isFull } = values;
    const minutes = Number(values.minutes ?? (isFull ? 60 : 2));
    const servers = { balancer, instances, watch, postgres, databaseUrl, crm, store, changeLog };
    const cluster: Cluster = { ...servers, shared, isFull, minutes };
    for (const [name, check] of parts) if (isChosen(name)) report(name, await measure(() => check(cluster)));
    report("versions", [
      exactly("responses with an older version than an earlier response", await watch.stop(), 0),
    ]);
  } finally {
    await changeLog.close();
    await store.close();
    if (rows.some(({ pass }) => pass === false)) {
      for (const { output } of instances) printWarnings(output());
      for (const line of balancer.errors().slice(-20)) console.log(line);
    }
    await balancer.stop();
    for (const instance of instances) await instance.remove();
    await crm.close();
    await postgres.stop();
  }
}

const began = performance.now();
await run().catch((error: unknown) => report("cluster", [failedRow(error)]));
finish("Cluster", rows, began);
