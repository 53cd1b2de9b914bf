import { setTimeout as sleep } from "node:timers/promises";
import { openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import { startPostgres } from "@/tests/fixtures/postgres";
import { buildInquiries, createLeadTestServer, type LeadHost } from "./lead-host";
import { checkDeliveries, createLedger, type Ledger, recordAcknowledged } from "./ledger";
import { atLeast, exactly, type Fault, type FaultOptions, type Row } from "./report";
import { pickBetween } from "./seeded-random";
import type { Inquiry } from "./send-inquiry";

const senders = 4;
const sendMs = 90_000;

type Tally = { refused: number; other: number };

/** Sends each inquiry until it is acknowledged. */
async function sendUntilAcknowledged(
  host: LeadHost,
  inquiries: Inquiry[],
  ledger: Ledger,
  until: () => boolean,
) {
  const tally: Tally = { refused: 0, other: 0 };
  const queue = [...inquiries];
  const end = performance.now() + sendMs;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (performance.now() < end && (queue.length > 0 || !until())) {
        const next = queue.pop() ?? buildInquiries(1)[0];
        if (next === undefined) return;
        const sent = await host.send(next);
        if (recordAcknowledged(ledger, next, sent)) continue;
        tally[sent.status === 503 ? "refused" : "other"] += 1;
        queue.push(next);
        await sleep(100);
      }
    }),
  );
  return tally;
}

async function run({ isFull, random }: FaultOptions): Promise<Row[]> {
  const restarts = isFull ? 20 : 2;
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const host = await createLeadTestServer({ DATABASE_URL: url });
  const store = openPostgresLeadStore(url);
  const ledger = createLedger();
  try {
    await host.startAndWait();
    let isOver = false;
    const sending = sendUntilAcknowledged(host, buildInquiries(isFull ? 2_000 : 200), ledger, () => isOver);
    for (let count = 0; count < restarts; count += 1) {
      await sleep(pickBetween(random, 300, 1_200));
      await postgres.pause();
      await sleep(pickBetween(random, 0, 800));
      await postgres.resume();
    }
    isOver = true;
    const { refused, other } = await sending;
    return [
      exactly("restarts under load", restarts, restarts),
      atLeast("answers 503 while it was away", refused, 1),
      exactly("other failures of the endpoint", other, 0),
      atLeast("leads acknowledged", ledger.acknowledged.size, 200),
      ...(await checkDeliveries(store, ledger, host.crm)),
      // `checkDeliveries` ignores held leads, and here none may be held.
      exactly("leads held for review", (await store.counts()).held, 0),
    ];
  } finally {
    await host.stop();
    await store.close();
    await postgres.stop();
  }
}

export const postgresRestarts: Fault = { name: "Postgres", run };
