import { setTimeout as sleep } from "node:timers/promises";
import { checkDeliveries, createLedger } from "@/tests/faults/ledger";
import { atLeast, atMost, exactly, quantileOf, type Row } from "@/tests/faults/report";
import { waitUntil } from "@/tests/faults/wait-until";
import { startTcpProxy, type TcpProxy } from "@/tests/fixtures/tcp-proxy";
import type { Cluster } from "./cluster";
import type { Instance } from "./instances";
import { warmUp } from "./leads";
import { publishVersion } from "./publications";
import { paths, startTraffic } from "./traffic";

/** The short time is longer than an outage after which a server regenerates all pages. */
const outageMs = { short: 7_000, full: 30_000 };
const slowMs = 20_000;
/** Each way. */
const delayMs = 300;
const perSecond = { pages: 20, leads: 4, measurements: 0 };
const backMs = 2_000;

async function isReady({ origin }: Instance): Promise<boolean> {
  return (await fetch(`${origin}/api/health/ready`)).ok;
}

const untilReady = (instances: readonly Instance[]) =>
  waitUntil(async () => !(await Promise.all(instances.map(isReady))).includes(false), backMs);

/**
 * Reads pages and sends leads all the time during an outage, and publishes a version before it and one after it.
 * @param version the first of three; the second one is for `outage` to publish
 * @param after measures more once the outage is over
 */
async function checkOutage(
  { balancer, store, changeLog, crm, instances, watch }: Cluster,
  version: number,
  outage: () => Promise<void>,
  after: () => Promise<Row[]> = async () => [],
): Promise<Row[]> {
  await warmUp(balancer);
  // A server loads the code of a page, and of a publication, when it is first needed.
  for (const path of paths) await Promise.all(instances.map(({ origin }) => fetch(origin + path)));
  await watch.delayOf(version, await publishVersion(instances[0], changeLog, version));
  const ledger = createLedger();
  const traffic = startTraffic(balancer, ledger, perSecond);
  await outage();
  // Afterwards, a page is rendered again before its next response.
  const times = [...traffic.counts.times];
  const own = await after();
  const isBack = await untilReady(instances);
  const delay = await watch.delayOf(version + 2, await publishVersion(instances[0], changeLog, version + 2));
  await traffic.stop();
  const { pages, failed, leads, refusals } = traffic.counts;
  for (const problem of failed.slice(0, 20)) console.log(problem);
  return [
    ...own,
    atLeast("pages requested meanwhile", pages, 100),
    exactly("of them not answered with 200", failed.length, 0),
    atMost("slowest page but one in 20", quantileOf(times, 0.95), 500, "ms"),
    atLeast("leads sent meanwhile", leads, 20),
    exactly("answers to leads except 200 and 503", refusals.filter((status) => status !== 503).length, 0),
    exactly("leads never acknowledged", leads - ledger.acknowledged.size, 0),
    exactly("ready again without a restart", Number(isBack), 1),
    atMost("publish afterwards until both servers show it", delay, backMs, "ms"),
    ...(await checkDeliveries(store, ledger, crm)),
  ];
}

/** No server reaches Postgres. */
export const checkPostgresOutage = (cluster: Cluster) =>
  checkOutage(cluster, 50, async () => {
    await cluster.postgres.pause();
    await sleep(cluster.isFull ? outageMs.full : outageMs.short);
    await cluster.postgres.resume();
  });

/** Postgres restarts, several times. */
export const checkRestarts = (cluster: Cluster) =>
  checkOutage(cluster, 53, async () => {
    for (let count = 0; count < (cluster.isFull ? 5 : 2); count += 1) {
      await cluster.postgres.pause();
      await cluster.postgres.resume();
      await sleep(3_000);
    }
  });

/** Runs the second server behind a proxy to Postgres that can be cut and slowed. */
async function withProxy({ instances, databaseUrl }: Cluster, work: (proxy: TcpProxy) => Promise<Row[]>) {
  const [, second] = instances;
  const urlViaProxy = new URL(databaseUrl);
  const proxy = await startTcpProxy(Number(urlViaProxy.port));
  urlViaProxy.port = String(proxy.port);
  await second.stop();
  await second.start(undefined, { DATABASE_URL: urlViaProxy.href });
  try {
    return await work(proxy);
  } finally {
    await second.stop();
    proxy.close();
    await second.start();
  }
}

/** The second server does not reach Postgres while the first one publishes. */
export const checkOneServerOutage = (cluster: Cluster) =>
  withProxy(cluster, (proxy) => {
    const [editor, second] = cluster.instances;
    let isNoticed = false;
    const outage = async () => {
      const over = sleep(cluster.isFull ? outageMs.full : outageMs.short);
      proxy.cut();
      await publishVersion(editor, cluster.changeLog, 57);
      isNoticed = await waitUntil(async () => !(await isReady(second)), outageMs.short);
      await over;
      proxy.restore();
    };
    return checkOutage(cluster, 56, outage, async () => [
      exactly("server says that it is not ready", Number(isNoticed), 1),
      atMost(
        "what the other one published, after the cut",
        await cluster.watch.delayOf(57, Date.now()),
        backMs,
        "ms",
      ),
    ]);
  });

/** The second server's answers from Postgres are late. */
export const checkSlow = (cluster: Cluster) =>
  withProxy(cluster, (proxy) =>
    checkOutage(cluster, 59, async () => {
      proxy.delay(delayMs);
      await sleep(slowMs);
      proxy.delay(0);
    }),
  );
