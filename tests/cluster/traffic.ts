import { randomUUID } from "node:crypto";
import { buildInquiries } from "@/tests/faults/lead-host";
import type { Ledger } from "@/tests/faults/ledger";
import { sendUntilAcknowledged } from "./leads";
import type { LoadBalancer } from "./load-balancer";

const tickMs = 50;
export const paths = [
  "/",
  "/pricing",
  "/residential-proxies",
  "/datasets",
  "/location-proxy/germany",
  "/blog",
];

type Counts = {
  pages: number;
  /** How long each page took, in ms. */
  times: number[];
  failed: string[];
  leads: number;
  /** Statuses of the answers to leads that were not acknowledged; the sender repeats these leads. */
  refusals: number[];
};
type Rates = { pages: number; leads: number; measurements: number };

/**
 * Requests pages, sends leads and measurements of visits until stopped.
 * @param perSecond how many of each
 */
export function startTraffic(balancer: LoadBalancer, ledger: Ledger, perSecond: Rates) {
  const counts: Counts = { pages: 0, times: [], failed: [], leads: 0, refusals: [] };
  const pending = new Set<Promise<void>>();
  let clients = 0;
  /** Each request has its own IP, so that no limit applies. */
  const nextClient = () => {
    clients += 1;
    return `198.${18 + ((clients >> 16) & 1)}.${(clients >> 8) & 255}.${clients & 255}`;
  };

  async function ask(path: string, init: RequestInit, status: number) {
    const headers = { ...init.headers, "x-forwarded-for": nextClient() };
    try {
      const response = await fetch(balancer.next() + path, {
        ...init,
        headers,
        signal: AbortSignal.timeout(20_000),
      });
      const text = await response.text();
      if (response.status !== status) counts.failed.push(`${path}: ${response.status} ${text.slice(0, 80)}`);
    } catch (error) {
      counts.failed.push(`${path}: ${error}`);
    }
  }

  async function readPage(tick: number, count: number) {
    counts.pages += 1;
    const began = performance.now();
    await ask(paths[(tick + count) % paths.length] ?? "/", {}, 200);
    counts.times.push(performance.now() - began);
  }

  async function sendMeasurement() {
    const body = JSON.stringify({
      ...{ id: randomUUID(), name: "INP", label: "web-vital", value: 80, delta: 80, attribution: {} },
      ...{ path: "/pricing", href: `${balancer.next()}/pricing`, navigationType: "navigate" },
    });
    await ask("/metrics", { method: "POST", headers: { "content-type": "application/json" }, body }, 204);
  }

  async function sendLead() {
    const [inquiry] = buildInquiries(1);
    if (inquiry === undefined) return;
    counts.leads += 1;
    counts.refusals.push(
      ...(await sendUntilAcknowledged(balancer, { inquiry, client: nextClient(), ledger })),
    );
  }

  const start = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  let tick = 0;
  /** How many requests of a rate start in this tick. Fractions carry over to the next ones. */
  const due = (rate: number) =>
    Math.floor((tick * rate * tickMs) / 1_000) - Math.floor(((tick - 1) * rate * tickMs) / 1_000);
  const timer = setInterval(() => {
    tick += 1;
    for (let count = 0; count < due(perSecond.pages); count += 1) start(readPage(tick, count));
    for (let count = 0; count < due(perSecond.leads); count += 1) start(sendLead());
    for (let count = 0; count < due(perSecond.measurements); count += 1) start(sendMeasurement());
  }, tickMs);
  return {
    counts,
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
}
