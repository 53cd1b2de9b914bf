import "server-only";
import { env } from "@/lib/env/server";
import { peerAddressHeader } from "@/lib/http/client-address";
import { setDraining } from "@/lib/http/drain";
import { startDelivery } from "@/lib/leads/deliver";
import { createDestinations } from "@/lib/leads/destinations/registry";
import { getLeadStore } from "@/lib/leads/store";
import { type LeadStore, StoreUnavailableError } from "@/lib/leads/store/types";
import { describeError, log } from "@/lib/log";
import { findMove, loadMoves } from "@/lib/redirects/find-move";
import { buildStartNotes } from "./notes";
import type { Runtime } from "./runtime";

async function prepareStore(store: LeadStore): Promise<void> {
  try {
    await store.migrate();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // Pages are served without a database, and the store catches up by itself once it is back.
    log("error", "store.unavailable", { store: store.kind, ...describeError(error) });
  }
}

/** Checks the environment, opens the lead store, reads the moved addresses and starts the delivery worker. */
export async function bootRuntime(): Promise<Runtime> {
  const store = await getLeadStore();
  await Promise.all([prepareStore(store), loadMoves()]);
  const delivery = startDelivery({ store, destinations: createDestinations(env) });
  return {
    notes: buildStartNotes(env),
    peerAddressHeader,
    findMove,
    beginDrain: setDraining,
    stopWork: () => delivery.stop(),
    close: () => store.close(),
    logFailure: (event, error) => log("error", event, describeError(error)),
  };
}
