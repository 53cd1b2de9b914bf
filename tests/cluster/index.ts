/**
 * `npm run test:cluster`: two servers of one build on one Postgres, with nginx in front where it is or can be installed.
 * Needs a build. Names choose parts, such as `publish cut`. `--full` makes parts longer and, without names, runs all of
 * them. `rollout` makes a second build. `soak --full` takes an hour; `--minutes 30` changes that.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { ensureNginx } from "@/lib/cli/prepare.mjs";
import { openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import { createChangeLog } from "@/lib/platform/changes/change-log";
import { exactly, finish, measure, printRows, type Row, unmeasured } from "@/tests/faults/report";
import { startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { findFreePort } from "@/tests/fixtures/free-port";
import { startPostgres } from "@/tests/fixtures/postgres";
import { checkChanges } from "./changes";
import type { Cluster } from "./cluster";
import { prepareInstance } from "./instances";
import { checkLimit, limit } from "./leads";
import { proxyHops, startLoadBalancer } from "./load-balancer";
import { checkCut, checkLink, checkRestarts, checkSlow } from "./outages";
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
/** The default parts of the short run. The others mostly wait for schedules and leases. */
const shortParts = ["limit", "keys", "publish"];
const isChosen = (name: string) =>
  positionals.length === 0 ? values.full || shortParts.includes(name) : positionals.includes(name);

const rows: Row[] = [];
const add = (part: string, found: Row[]) => {
  printRows(part, found);
  rows.push(...found);
};

/** A server whose key differs, or that lacks a secret the others have, must name the setting and exit. */
async function checkKeys(shared: Record<string, string>): Promise<Row[]> {
  const overrides = { LINK_SIGNING_KEY: "07".repeat(32), CRM_WEBHOOK_URL: "", CRM_WEBHOOK_SECRET: "" };
  const mismatched = await prepareInstance({ ...shared, ...overrides });
  const message = await mismatched.start().then(
    () => "",
    (error: unknown) => String(error),
  );
  await mismatched.remove();
  return ["LINK_SIGNING_KEY", "CRM_WEBHOOK_SECRET"].map((name) =>
    exactly(`server names ${name} and exits`, Number(message.includes(name)), 1),
  );
}

/** Starts the cluster and runs the chosen parts, which print their own rows. */
async function run(): Promise<Row[]> {
  ensureNginx();
  const postgres = await startPostgres();
  const crm = await startCrmReceiver();
  const url = await postgres.createDatabase();
  const port = await findFreePort();
  const shared = {
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: url,
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
  const store = openPostgresLeadStore(url);
  const log = createChangeLog(url, randomUUID());
  try {
    if (balancer.name !== "nginx")
      add("nginx", [unmeasured("requests through nginx", "nginx is not installed")]);
    await Promise.all(instances.map((instance) => instance.start()));
    const watch = watchVersions(instances);
    const { full: isFull } = values;
    const minutes = Number(values.minutes ?? (isFull ? 60 : 2));
    const cluster: Cluster = { balancer, store, log, postgres, url, crm, instances, watch, isFull, minutes };
    const parts: Record<string, (cluster: Cluster) => Promise<Row[]>> = {
      limit: checkLimit,
      keys: () => checkKeys(shared),
      publish: checkPublications,
      changes: checkChanges,
      schedule: checkSchedule,
      cut: checkCut,
      restart: checkRestarts,
      link: checkLink,
      slow: checkSlow,
      rollout: checkRollout,
      soak: checkSoak,
    };
    const unknown = positionals.filter((name) => !(name in parts));
    if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}"`);
    for (const [name, check] of Object.entries(parts))
      if (isChosen(name)) add(name, await measure(() => check(cluster)));
    add("versions", [
      exactly("responses with an older version than an earlier response", await watch.stop(), 0),
    ]);
  } finally {
    await log.close();
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
  return [];
}

const began = performance.now();
add("cluster", await measure(run));
finish("Cluster", rows, began);
