import { setTimeout as sleep } from "node:timers/promises";
import { buildInquiries } from "@/tests/faults/lead-host";
import { type Ledger, recordAcknowledged } from "@/tests/faults/ledger";
import { atLeast, atMost, exactly, type Row } from "@/tests/faults/report";
import { type Inquiry, sendInquiry } from "@/tests/faults/send-inquiry";
import type { Cluster } from "./cluster";
import type { LoadBalancer } from "./load-balancer";

const senders = 8;
/** How long a sender repeats an inquiry, and how often. */
const patienceMs = 120_000;
const repeatMs = 500;

/** Sends an inquiry like a CDN that passes on the client's IP. */
const send = (balancer: LoadBalancer, inquiry: Inquiry, client: string) =>
  sendInquiry(balancer.next(), inquiry, { client });

/** Runs `work` on each item with limited concurrency. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const queue = [...items.entries()];
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next[1], next[0]);
    }),
  );
}

export const limit = 30;

/**
 * Sends leads of other clients until servers respond quickly. After its start Next loads all routes, which blocks a
 * server for about a second: it then considers the database unavailable, and counts on its own for five seconds.
 */
export async function warmUp(balancer: LoadBalancer): Promise<void> {
  const rounds = 40;
  const pauseMs = 5_000;
  for (let round = 0, quick = 0; round < rounds && quick < 3; round += 1) {
    const began = performance.now();
    await inParallel(buildInquiries(4), async (inquiry, index) => {
      await send(balancer, inquiry, `198.51.${round}.${index}`);
    });
    quick = performance.now() - began < 300 ? quick + 1 : 0;
  }
  await sleep(pauseMs);
}

/** One client sends more than the limit through both servers. */
export async function checkLimit({ balancer, store }: Cluster): Promise<Row[]> {
  await warmUp(balancer);
  const before = await store.counts();
  const inquiries = buildInquiries(2 * limit + 20);
  const statuses: number[] = [];
  await inParallel(inquiries, async (inquiry) => {
    statuses.push((await send(balancer, inquiry, "203.0.113.7")).status);
  });
  const after = await store.counts();
  const [free, held] = [after.new - before.new, after.held - before.held];
  return [
    exactly("accepted leads of one client", statuses.filter((status) => status === 200).length, 80),
    atLeast(`of them without review, limit ${limit}`, free, limit * 0.95),
    atMost(`of them without review, limit ${limit}`, free, limit * 1.05),
    exactly("of them held for review", held, inquiries.length - free),
  ];
}

/** Repeats an inquiry until it is acknowledged, for a while; returns the statuses of the other answers. */
export async function sendUntilAcknowledged(
  balancer: LoadBalancer,
  { inquiry, client, ledger }: { inquiry: Inquiry; client: string; ledger: Ledger },
): Promise<number[]> {
  const refusals: number[] = [];
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const sent = await send(balancer, inquiry, client);
    if (recordAcknowledged(ledger, inquiry, sent)) break;
    refusals.push(sent.status);
    await sleep(repeatMs);
  }
  return refusals;
}
