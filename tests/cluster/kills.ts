import { setTimeout as sleep } from "node:timers/promises";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { checkDeliveries, createLedger } from "@/tests/faults/ledger";
import { atLeast, exactly, type Row } from "@/tests/faults/report";
import type { CrmReceiver } from "@/tests/fixtures/crm-receiver";
import type { Front } from "./front";
import type { Instance } from "./instances";
import { startTraffic } from "./traffic";

/** Kills of each server. */
const rounds = 3;
/** The CRM answers after three seconds, so that a server is killed before that. */
const longestWaitMs = 1_500;
const perSecond = { pages: 0, leads: 20, measurements: 0 };

/** Kills a server at a random moment while it waits for the CRM's answer to leads that the CRM has taken. */
async function killDuringDelivery(instance: Instance, crm: CrmReceiver): Promise<void> {
  const taken = Promise.withResolvers<void>();
  crm.onAccept(() => taken.resolve());
  await crm.setMode("late");
  await taken.promise;
  await sleep(Math.random() * longestWaitMs);
  await instance.stop("SIGKILL");
  await crm.setMode("accept");
  await instance.start();
}

/** How often the CRM got a lead that it had taken before. */
function countRepeats(crm: CrmReceiver): number {
  const requests = crm.received();
  return requests.length - new Set(requests.map(({ key }) => key)).size;
}

/** Kills one server after the other while leads arrive, and starts it again. */
export async function checkKills(
  front: Front,
  store: LeadStore,
  { instances, crm }: { instances: readonly Instance[]; crm: CrmReceiver },
): Promise<Row[]> {
  const ledger = createLedger();
  const repeats = countRepeats(crm);
  const traffic = startTraffic(front, ledger, perSecond);
  for (let round = 0; round < rounds; round += 1)
    for (const instance of instances) await killDuringDelivery(instance, crm);
  await traffic.stop();
  const { leads } = traffic.counts;
  return [
    atLeast("leads sent while servers were killed", leads, 50),
    exactly("of them never acknowledged", leads - ledger.acknowledged.size, 0),
    ...(await checkDeliveries(store, ledger, crm)),
    // Otherwise no server was killed between a delivery and its record.
    atLeast("leads sent to the CRM again after a kill", countRepeats(crm) - repeats, rounds),
  ];
}
