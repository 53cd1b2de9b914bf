import { randomUUIDv7 } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startDelivery } from "@/lib/features/leads/deliver";
import { buildDeliveryBody } from "@/lib/features/leads/destinations/body";
import { createCrmDestination, crmConcurrency } from "@/lib/features/leads/destinations/crm";
import { listEarlierLeads } from "@/lib/features/leads/destinations/destinations";
import { createEmailDestinations } from "@/lib/features/leads/destinations/emails";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import { work } from "@/lib/features/leads/wake";
import { type CrmMode, type CrmReceiver, startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { idleDestinations } from "@/tests/fixtures/idle-destinations";
import { mailEnv } from "@/tests/fixtures/mail-env";
import { listMails } from "@/tests/fixtures/mailbox";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";
import { checkCrm } from "./ledger";
import { atLeast, atMost, exactly, type Fault, type FaultOptions, type Row } from "./report";
import { waitUntil } from "./wait-until";

/** Longer than an attempt's timeout, so that modes without a response time out. */
const brokenMs = 12_000;
const mailMs = 10_000;
const recoverMs = 90_000;

const modes: CrmMode[] = [
  "refuse",
  "blackhole",
  "slow",
  "late",
  "error",
  "busy",
  "cut",
  "handling",
  "maintenance",
];
const names: Partial<Record<CrmMode, string>> = {
  slow: "takes, never answers",
  late: "answers after 3 s",
  error: "500",
  busy: "429",
  cut: "cut after processing",
  handling: "409",
  maintenance: "301, 302, 307, 401, 403, 404, 410",
};

type LeadPipeline = { store: LeadStore; crm: CrmReceiver; folder: string; stop(): Promise<void> };

/** The real store, worker and destinations in this process, with a test CRM. */
async function startLeadPipeline(random: () => number): Promise<LeadPipeline> {
  const folder = await mkdtemp(join(tmpdir(), "oxbow-crm-"));
  const store = openSqliteLeadStore(join(folder, "leads.sqlite"));
  await store.migrate();
  const crm = await startCrmReceiver();
  const mails = createEmailDestinations({ ...mailEnv, DATA_DIR: folder }, (leadId) =>
    listEarlierLeads(store, leadId),
  );
  const destinations = {
    ...idleDestinations,
    crm: createCrmDestination({ url: crm.url, secret: crm.secret }),
    "sales-email": mails["sales-email"],
  };
  const worker = startDelivery({ store, destinations, random });
  return {
    store,
    crm,
    folder,
    async stop() {
      await worker.stop();
      await store.close();
      await crm.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function acceptLeads(store: LeadStore, count: number, message = "We need 50 GB."): Promise<string[]> {
  const leads = Array.from({ length: count }, () => buildSampleLead({ message }));
  for (const lead of leads) {
    const deliveries = (["crm", "sales-email"] as const).map((destination) => ({
      id: randomUUIDv7(),
      destination,
      body: buildDeliveryBody(destination, lead),
    }));
    await store.accept(lead, deliveries);
  }
  work.emit("delivery");
  return leads.map(({ id }) => id);
}

/** The shortest time, in ms, between two requests with the same key. */
function shortestPause(crm: CrmReceiver): number {
  const last = new Map<string, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const { key, at } of crm.received()) {
    shortest = Math.min(shortest, at - (last.get(key) ?? Number.NEGATIVE_INFINITY));
    last.set(key, at);
  }
  return shortest;
}

/** Deliveries sent, to both destinations. */
const countSent = async (store: LeadStore) => (await store.counts()).sent;

async function runMode(mode: CrmMode, { isFull, random }: FaultOptions): Promise<Row[]> {
  const count = isFull ? 200 : 20;
  const { store, crm, folder, stop } = await startLeadPipeline(random);
  try {
    await crm.setMode(mode);
    const began = performance.now();
    const ids = await acceptLeads(store, count);
    const countMails = async () => (await listMails(folder)).length;
    await waitUntil(async () => (await countMails()) === count, mailMs);
    const mailCount = await countMails();
    await sleep(Math.max(0, brokenMs - (performance.now() - began)));
    const pause = shortestPause(crm);
    await crm.setMode("accept");
    await waitUntil(async () => (await countSent(store)) === 2 * count, recoverMs, 200);
    const requests = crm.received();
    const byKey = [...Map.groupBy(requests, ({ key }) => key).values()];
    const rows = [
      exactly("leads whose mail did not wait for the CRM", mailCount, count),
      exactly("deliveries done once the CRM is back", await countSent(store), 2 * count),
      exactly(
        "keys with other bytes on a retry",
        byKey.filter((same) => new Set(same.map(({ body }) => body)).size > 1).length,
        0,
      ),
      atMost("requests at once to the CRM", crm.maxOpenRequests(), crmConcurrency),
      ...checkCrm(crm, ids),
      // Otherwise no request hit the CRM while it was failing.
      ...(mode === "late" || mode === "refuse" ? [] : [atLeast("requests", requests.length, count + 1)]),
      ...(mode === "busy" ? [atLeast("pause before a retry (Retry-After: 1)", pause, 990, "ms")] : []),
    ];
    return rows.map((row) => ({ ...row, figure: `${names[mode] ?? mode}: ${row.figure}` }));
  } finally {
    await stop();
  }
}

async function runModes(options: FaultOptions): Promise<Row[]> {
  const rows = await Promise.all(modes.map((mode) => runMode(mode, options)));
  return rows.flat();
}

export const crmModes: Fault = { name: "CRM", run: runModes };
