import { randomUUIDv7 } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DeliveryWorker, startDelivery } from "@/lib/features/leads/deliver";
import { buildDeliveryBody, type LeadDestinationId } from "@/lib/features/leads/destinations/body";
import { createCrmDestination } from "@/lib/features/leads/destinations/crm";
import { listEarlierLeads } from "@/lib/features/leads/destinations/destinations";
import { createSalesEmailDestination } from "@/lib/features/leads/destinations/emails";
import { buildMailFolder } from "@/lib/features/leads/destinations/mailbox";
import type { Destination } from "@/lib/features/leads/destinations/types";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type { Delivery } from "@/lib/features/leads/store/types";
import type { DestinationId, LeadPayload } from "@/lib/features/leads/types";
import { wakeDelivery } from "@/lib/features/leads/wake";
import { type CrmReceiver, startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { idleDestinations } from "@/tests/fixtures/idle-destinations";
import { listMails } from "@/tests/fixtures/mailbox";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

/** The real store, worker and destinations with a test CRM and mailbox. */

let folder: string;
let store: LeadStore;
let crm: CrmReceiver;
const workers: DeliveryWorker[] = [];

beforeEach(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), "oxbow-delivery-"));
  store = openSqliteLeadStore(join(folder, "leads.sqlite"));
  crm = await startCrmReceiver();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await store.close();
  await crm.close();
  await rm(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

async function accept(
  changes: Partial<LeadPayload> = {},
  destinations: readonly LeadDestinationId[] = ["crm", "sales-email"],
): Promise<string> {
  const lead = buildSampleLead(changes);
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
      mailFolder: buildMailFolder(folder),
      listEarlier: (leadId) => listEarlierLeads(store, leadId),
    }),
  };
}

/** A worker without backoff: retries are due at the next poll. */
function start(destinations: Record<DestinationId, Destination> = createDestinations(), now = Date.now) {
  const worker = startDelivery({ store, destinations, now, random: () => 0 });
  workers.push(worker);
  return worker;
}

async function deliveryOf(leadId: string, destination: DestinationId): Promise<Delivery | undefined> {
  return (await store.getLead(leadId))?.deliveries.find((one) => one.destination === destination);
}

const statusOf = async (leadId: string, destination: DestinationId = "crm") =>
  (await deliveryOf(leadId, destination))?.status;

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
    const mails = await listMails(folder);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(id);
  });

  it("is emailed while the CRM is down, and delivered once when it is up again", async () => {
    await crm.setMode("refuse");
    start();
    const id = await accept();
    await eventually(async () => expect(await deliveryOf(id, "crm")).toMatchObject({ lastError: "refused" }));
    await eventually(async () => expect(await statusOf(id, "sales-email")).toBe("sent"));
    expect(await statusOf(id)).toBe("pending");
    await crm.setMode("accept");
    await eventually(async () => expect(await statusOf(id)).toBe("sent"));
    expect(crm.accepted()).toHaveLength(1);
  });

  // `npm run test:faults` measures the same for all other failures.
  it.each(["handling", "redirect"] as const)(
    "is delivered once, with identical bytes, after a CRM failed for a while with %j",
    async (mode) => {
      await crm.setMode(mode);
      start();
      const id = await accept();
      await eventually(() => expect(crm.received().length).toBeGreaterThan(0));
      await crm.setMode("accept");
      await eventually(async () => expect(await statusOf(id)).toBe("sent"));
      expect(crm.received().length).toBeGreaterThan(1);
      expect(new Set(crm.received().map(({ body }) => body)).size).toBe(1);
      expect(crm.received().every(({ verified }) => verified)).toBe(true);
      expect(crm.accepted()).toHaveLength(1);
      expect(crm.conflicts()).toEqual([]);
    },
  );

  it("that the CRM rejects needs attention immediately, and can be replayed", async () => {
    await crm.setMode("reject");
    start();
    const id = await accept();
    await eventually(async () => expect(await statusOf(id)).toBe("attention"));
    expect(await deliveryOf(id, "crm")).toMatchObject({ attempts: 1, lastError: "http-400" });
    expect(crm.received()).toHaveLength(1);
    await crm.setMode("accept");
    expect(await store.replay(id, Date.now())).toBe(1);
    wakeDelivery();
    await eventually(async () => expect(await statusOf(id)).toBe("sent"));
    expect(crm.accepted()).toHaveLength(1);
  });

  it("is emailed although the CRM hangs on all of its delivery slots", async () => {
    await crm.setMode("slow");
    for (let count = 0; count < 20; count += 1) await accept({}, ["crm"]);
    start();
    await eventually(() => expect(crm.received()).toHaveLength(8));
    const id = await accept({}, ["sales-email"]);
    await eventually(async () => expect(await statusOf(id, "sales-email")).toBe("sent"));
    expect(crm.busiest()).toBe(8);
  });
});

describe("several workers on one store", () => {
  it("take over the leases of a stuck worker, whose late result is ignored", async () => {
    let finish: () => void = () => {};
    const stuck: Destination = {
      deliver: () => new Promise((resolve) => (finish = () => resolve({ outcome: "reject", code: "late" }))),
    };
    const id = await accept({}, ["crm"]);
    start({ ...idleDestinations, crm: stuck });
    await eventually(async () => expect((await deliveryOf(id, "crm"))?.leaseOwner).toBeTruthy());
    const stuckOwner = (await deliveryOf(id, "crm"))?.leaseOwner;

    const claim = vi.spyOn(store, "claim");
    start();
    const isOther = ([{ owner, destination }]: Parameters<LeadStore["claim"]>) =>
      owner !== stuckOwner && destination === "crm";
    await eventually(() => expect(claim.mock.calls.some(isOther)).toBe(true));
    await Promise.all(claim.mock.results.map(({ value }) => value));
    expect(crm.received()).toEqual([]);

    // After the end of the lease.
    start(createDestinations(), () => Date.now() + 31_000);
    await eventually(async () => expect(await statusOf(id)).toBe("sent"));
    const markLate = vi.spyOn(store, "markAttention");
    finish();
    await eventually(() => expect(markLate).toHaveBeenCalledOnce());
    expect(await markLate.mock.results[0]?.value).toBe(false);
    expect(await deliveryOf(id, "crm")).toMatchObject({ status: "sent", lastError: null });
    expect(crm.accepted()).toHaveLength(1);
  });
});

describe("a stop", () => {
  it("releases all leases, so that the next start resumes immediately", async () => {
    await crm.setMode("slow");
    const worker = start();
    const id = await accept({}, ["crm"]);
    await eventually(() => expect(crm.received()).toHaveLength(1));
    await worker.stop();
    expect(await deliveryOf(id, "crm")).toMatchObject({
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
