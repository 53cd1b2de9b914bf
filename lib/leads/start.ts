import "server-only";
import { env } from "@/lib/env/server";
import { startDelivery } from "@/lib/leads/deliver";
import { createDestinations } from "@/lib/leads/destinations/registry";
import { getLeadStore } from "@/lib/leads/store";
import { type LeadStore, StoreUnavailableError } from "@/lib/leads/store/types";
import { describeError, log } from "@/lib/log";
import type { Runtime } from "@/lib/serving/runtime";

async function prepareStore(store: LeadStore): Promise<void> {
  try {
    await store.migrate();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // Pages are served without a database, and the store catches up by itself once it is back.
    log("error", "store-unavailable-at-start", { store: store.kind, ...describeError(error) });
  }
}

/** Opens the lead store, brings its tables up to date and starts the delivery worker. */
export async function startLeads(): Promise<Runtime> {
  const store = await getLeadStore();
  await prepareStore(store);
  const delivery = startDelivery({ store, destinations: createDestinations(env) });
  return {
    stopWork: () => delivery.stop(),
    close: () => store.close(),
  };
}
