import { randomUUIDv7 } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCrmDestination } from "@/lib/features/leads/destinations/crm";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import { checkSite, createLedger } from "@/tests/faults/ledger";
import { type CrmReceiver, startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { buildSampleLead, neverAborted } from "@/tests/fixtures/sample-lead";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();
let crm: CrmReceiver;
let store: LeadStore;

beforeEach(async () => {
  crm = await startCrmReceiver();
  store = openSqliteLeadStore(folder("leads.sqlite"));
});
afterEach(async () => {
  await store.close();
  await crm.close();
});

/** Delivers a lead to the CRM and the mailbox, updates each delivery with `record`, and returns the figures that `checkSite` fails. */
async function checkAfter(record: (deliveryId: string) => Promise<boolean>) {
  const lead = buildSampleLead();
  const ledger = createLedger();
  const body = JSON.stringify({ data: { id: lead.id } });
  const deliveries = (["crm", "sales-email"] as const).map((destination) => ({
    id: randomUUIDv7(),
    destination,
    body,
  }));
  await store.accept(lead, deliveries);
  ledger.acknowledged.set(lead.idempotencyKey, lead.id);
  const deliver = createCrmDestination(crm);
  mkdirSync(folder("mail"));
  for (const delivery of await store.claim({ owner: "one", leaseMs: 60_000, limit: 100, now: Date.now() })) {
    if (delivery.destination === "crm") await deliver(delivery, neverAborted());
    else writeFileSync(folder("mail", `${delivery.id}.eml`), "");
    expect(await record(delivery.id)).toBe(true);
  }
  const rows = await checkSite({ folder: folder(), crm }, ledger, 0);
  return rows.filter(({ pass }) => !pass).map(({ figure, measured }) => [figure, measured]);
}

it("finds nothing if every delivery is recorded as sent", async () => {
  expect(await checkAfter((id) => store.markSent(id, "one", Date.now()))).toEqual([]);
});

it("finds deliveries that were given up, even if the CRM and the mailbox have them", async () => {
  const failed = await checkAfter((id) => store.markAttention(id, "one", "http-422", Date.now()));
  expect(failed).toEqual([["deliveries not sent", "2"]]);
});

it("finds deliveries that are still pending", async () => {
  expect(await checkAfter(async () => true)).toEqual([["deliveries not sent", "2"]]);
});
