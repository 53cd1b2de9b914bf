import { setTimeout as sleep } from "node:timers/promises";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import { startPostgres } from "@/tests/fixtures/postgres";
import { buildInquiries, createLeadTestServer, type LeadHost } from "./lead-host";
import { checkCrm, createLedger, type Ledger, recordAcknowledged } from "./ledger";
import { atLeast, exactly, type Fault, type FaultOptions, type Row } from "./report";
import { pickBetween } from "./seeded-random";
import type { Inquiry } from "./send-inquiry";
import { waitUntil } from "./wait-until";

const senders = 4;
const drainMs = 90_000;
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
        const { status, leadId } = await host.send(next);
        if (status === 200 && leadId !== null) {
          recordAcknowledged(ledger, next.key, leadId);
          continue;
        }
        tally[status === 503 ? "refused" : "other"] += 1;
        queue.push(next);
        await sleep(100);
      }
    }),
  );
  return tally;
}

async function checkStore(store: LeadStore, ledger: Ledger, { crm }: LeadHost): Promise<Row[]> {
  const isDrained = await waitUntil(async () => (await store.counts()).pending === 0, drainMs, 500);
  const stored = (await store.listLeads({ limit: 20_000 })).map(({ lead }) => lead);
  const idOf = new Map(stored.map(({ id, idempotencyKey }) => [idempotencyKey, id]));
  const missing = [...ledger.acknowledged].filter(([key, id]) => idOf.get(key) !== id).length;
  return [
    exactly("acknowledged leads missing", missing, 0),
    exactly("leads stored twice", stored.length - idOf.size, 0),
    exactly("repeats answered with another lead", ledger.changed, 0),
    exactly("all delivered", Number(isDrained), 1),
    ...checkCrm(
      crm,
      stored.map(({ id }) => id),
    ),
  ];
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
      ...(await checkStore(store, ledger, host)),
    ];
  } finally {
    await host.stop();
    await store.close();
    await postgres.stop();
  }
}

export const postgresRestarts: Fault = { name: "Postgres", run };
