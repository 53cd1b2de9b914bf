import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type { CrmReceiver } from "@/tests/fixtures/crm-receiver";
import { exactly, type Row } from "./report";
import type { Inquiry, Sent } from "./send-inquiry";
import { waitUntil } from "./wait-until";

/** Acknowledged leads: id by idempotency key. */
export type Ledger = {
  acknowledged: Map<string, string>;
  /** Repeats that returned another lead id than the first response. */
  changedIds: number;
};

export const createLedger = (): Ledger => ({ acknowledged: new Map(), changedIds: 0 });

/** Records a response if it acknowledges the lead; returns whether it does. */
export function recordAcknowledged(
  ledger: Ledger,
  { key }: Inquiry,
  { status, leadId }: Pick<Sent, "status" | "leadId">,
): boolean {
  if (status !== 200 || leadId === null) return false;
  const known = ledger.acknowledged.get(key);
  if (known !== undefined && known !== leadId) ledger.changedIds += 1;
  ledger.acknowledged.set(key, known ?? leadId);
  return true;
}

/** Reads a site's database file, also while another process has it open. */
export function readDatabase<T>(folder: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, "leads.sqlite"), { timeout: 5_000 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** Acknowledged leads that the database does not hold, or holds under another id. */
export function countMissing(folder: string, ledger: Ledger, keys = [...ledger.acknowledged.keys()]): number {
  return readDatabase(folder, (database) => {
    const find = database.prepare("select id from leads where idempotency_key = ?");
    return keys.filter((key) => find.get(key)?.id !== ledger.acknowledged.get(key)).length;
  });
}

const crmBodySchema = z.object({ data: z.object({ id: z.string() }) });

/** Checks the CRM: each stored lead once, each request signed, no key with two bodies. */
export function checkCrm(crm: CrmReceiver, leadIds: string[]): Row[] {
  const delivered = crm.accepted().map(({ body }) => crmBodySchema.parse(JSON.parse(body)).data.id);
  const distinct = new Set(delivered);
  const stored = new Set(leadIds);
  return [
    exactly("leads that the CRM never got", leadIds.filter((id) => !distinct.has(id)).length, 0),
    exactly("leads that the CRM stored twice", delivered.length - distinct.size, 0),
    exactly(
      "leads at the CRM that are held or not stored",
      delivered.filter((id) => !stored.has(id)).length,
      0,
    ),
    exactly("keys repeated with another body", crm.conflicts().length, 0),
    exactly("requests with a bad signature", crm.received().filter(({ verified }) => !verified).length, 0),
  ];
}

/** Checks the mailbox: one complete mail per delivery. */
function checkMails(folder: string): Row[] {
  const rows = readDatabase(folder, (database) =>
    database.prepare("select id from deliveries where destination like '%-email'").all(),
  );
  const wanted = new Set(rows.map(({ id }) => `${id}.eml`));
  const found = new Set(readdirSync(join(folder, "mail")));
  // Temporary files and reminders are not deliveries.
  const extra = [...found.difference(wanted)].filter((name) => !/^(?:\.|reminder-)/.test(name)).length;
  return [exactly("mails missing", wanted.difference(found).size, 0), exactly("unexpected mails", extra, 0)];
}

/** How long deliveries may take: a killed server's leases last 30 seconds. */
const usualDrainMs = 90_000;

/** Waits for all deliveries, and compares the acknowledged leads with the store and the CRM. */
export async function checkDeliveries(
  store: LeadStore,
  ledger: Ledger,
  crm: CrmReceiver,
  drainMs = usualDrainMs,
): Promise<Row[]> {
  await waitUntil(async () => (await store.counts()).pending === 0, drainMs, 500);
  const { pending, attention } = await store.counts();
  const stored = (await store.listLeads({ limit: 200_000 })).map(({ lead }) => lead);
  const idOf = new Map(stored.map(({ id, idempotencyKey }) => [idempotencyKey, id]));
  const missing = [...ledger.acknowledged].filter(([key, id]) => idOf.get(key) !== id).length;
  const wanted = stored.filter(({ status }) => status !== "held").map(({ id }) => id);
  return [
    exactly("acknowledged leads missing", missing, 0),
    exactly("repeats answered with another lead", ledger.changedIds, 0),
    exactly("deliveries not sent", pending + attention, 0),
    ...checkCrm(crm, wanted),
  ];
}

/** Runs `checkDeliveries` on a site's own database. Also checks that no lead is held, the mailbox, and the database file. */
export async function checkSite(
  { folder, crm }: { folder: string; crm: CrmReceiver },
  ledger: Ledger,
  drainMs?: number,
): Promise<Row[]> {
  const store = openSqliteLeadStore(join(folder, "leads.sqlite"));
  try {
    const rows = await checkDeliveries(store, ledger, crm, drainMs);
    const integrity = readDatabase(folder, (database) => database.prepare("pragma integrity_check").all());
    const damages = integrity.filter((row) => row.integrity_check !== "ok");
    return [
      ...rows,
      exactly("leads held for review", (await store.counts()).held, 0),
      ...checkMails(folder),
      exactly("integrity errors in the database", damages.length, 0),
    ];
  } finally {
    await store.close();
  }
}
