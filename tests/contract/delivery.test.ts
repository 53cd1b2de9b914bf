import { randomUUIDv7 } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DeliveryWorker, startDelivery } from "@/lib/features/leads/deliver";
import { buildDeliveryBody } from "@/lib/features/leads/destinations/body";
import { createCrmDestination } from "@/lib/features/leads/destinations/crm";
import { listEarlierLeads } from "@/lib/features/leads/destinations/destinations";
import { createSalesEmailDestination } from "@/lib/features/leads/destinations/emails";
import { buildMailFolder } from "@/lib/features/leads/destinations/mailbox";
import type { Destination } from "@/lib/features/leads/destinations/types";
import type { DestinationId, LeadDestinationId } from "@/lib/features/leads/lead/types";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type { Delivery } from "@/lib/features/leads/store/types";
import { wakeDelivery } from "@/lib/features/leads/wake";
import { type CrmReceiver, startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { idleDestinations } from "@/tests/fixtures/idle-destinations";
import { listMails } from "@/tests/fixtures/mailbox";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

/** The real store, worker and destinations with a test CRM and mailbox. `npm run test:faults -- CRM` breaks the CRM in other ways. */

const folder = temporaryFolder();
let store: LeadStore;
let crm: CrmReceiver;
const workers: DeliveryWorker[] = [];

beforeEach(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockReturnValue(true);
  store = openSqliteLeadStore(folder("leads.sqlite"));
  crm = await startCrmReceiver();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await store.close();
  await crm.close();
  vi.restoreAllMocks();
});

async function accept(destinations: readonly LeadDestinationId[] = ["crm", "sales-email"]): Promise<string> {
  const lead = buildSampleLead();
  const deliveries = destinations.map((destination) => ({
    id: randomUUIDv7(),
    destination,
    body: buildDeliveryBody(destination, lead),
  }));
  await store.accept(lead, deliveries);
  wakeDelivery();
  return lead.id;
}

function createDestinations(): Record<DestinationId, Destination> {
  return {
    ...idleDestinations,
    crm: createCrmDestination({ url: crm.url, secret: crm.secret }),
    "crm-update": createCrmDestination({ url: crm.url, secret: crm.secret }),
    "sales-email": createSalesEmailDestination({
      from: "website@oxbow.example",
      to: "sales@oxbow.example",
      valuesTo: "values@oxbow.example",
      smtpUrl: null,
      mailFolder: buildMailFolder(folder()),
      listEarlier: (leadId) => listEarlierLeads(store, leadId),
    }),
  };
}

/** A worker without backoff: retries are due at the next poll. */
function start() {
  const worker = startDelivery({ store, destinations: createDestinations(), random: () => 0 });
  workers.push(worker);
  return worker;
}

/** The lead's delivery to the CRM. */
async function deliveryOf(leadId: string): Promise<Delivery | undefined> {
  return (await store.getLead(leadId))?.deliveries.find(({ destination }) => destination === "crm");
}

const statusOf = async (leadId: string) => (await deliveryOf(leadId))?.status;

/** Waits until `check` holds, for at most 55 s. */
const eventually = <T>(check: () => Promise<T> | T) => vi.waitFor(check, { timeout: 55_000, interval: 50 });

describe("a lead", () => {
  it("reaches the CRM signed and sales by mail, once each", async () => {
    start();
    const id = await accept();
    await eventually(async () => expect((await store.counts()).sent).toBe(2));
    expect(crm.received()).toHaveLength(1);
    expect(crm.received()[0]?.verified).toBe(true);
    expect(JSON.parse(crm.received()[0]?.body ?? "")).toMatchObject({ type: "lead.created", data: { id } });
    const mails = await listMails(folder());
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(id);
  });

  it("that the CRM rejects needs attention immediately, and can be replayed", async () => {
    await crm.setMode("reject");
    start();
    const id = await accept();
    await eventually(async () => expect(await statusOf(id)).toBe("attention"));
    expect(await deliveryOf(id)).toMatchObject({ attempts: 1, lastError: "http-400" });
    expect(crm.received()).toHaveLength(1);
    await crm.setMode("accept");
    expect(await store.replay(id, Date.now())).toBe(1);
    wakeDelivery();
    await eventually(async () => expect(await statusOf(id)).toBe("sent"));
    expect(crm.accepted()).toHaveLength(1);
  });
});

describe("a stop", () => {
  it("releases all leases, so that the next start resumes immediately", async () => {
    await crm.setMode("slow");
    const worker = start();
    const id = await accept(["crm"]);
    await eventually(() => expect(crm.received()).toHaveLength(1));
    await worker.stop();
    expect(await deliveryOf(id)).toMatchObject({
      status: "pending",
      leaseOwner: null,
      lastError: "stopped",
    });
    await crm.setMode("accept");
    start();
    await eventually(async () => expect(await statusOf(id)).toBe("sent"));
    expect(crm.accepted()).toHaveLength(1);
    expect(crm.conflicts()).toEqual([]);
  });
});
