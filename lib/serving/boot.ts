import "server-only";
import { analyticsCounts } from "@/lib/analytics/store/counts";
import { env } from "@/lib/env/server";
import { peerAddressHeader } from "@/lib/http/client-address";
import { setDraining } from "@/lib/http/drain";
import { startDelivery } from "@/lib/leads/deliver";
import { buildMailFolder } from "@/lib/leads/destinations/mailbox";
import { createDestinations } from "@/lib/leads/destinations/registry";
import { getLeadStore } from "@/lib/leads/store";
import { type LeadStore, StoreUnavailableError } from "@/lib/leads/store/types";
import { startSweep } from "@/lib/leads/sweep";
import { describeError, log } from "@/lib/log";
import { findDetour, isEnded, refreshAddresses } from "@/lib/prismic/addresses";
import { startSchedule } from "@/lib/prismic/schedule";
import { findMove, loadMoves } from "@/lib/redirects/find-move";
import { muteConsole } from "./console";
import { buildStartNotes } from "./notes";
import { readLeadFigures } from "./observe/lead-figures";
import { buildPolicySettings } from "./policy-settings";
import { hasVariantPage, loadVariants } from "./published-variants";
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

async function prepareAddresses(): Promise<void> {
  try {
    await refreshAddresses();
  } catch (error) {
    // Built pages are served without the CMS; the next webhook brings what is newer.
    log("error", "content.unavailable", describeError(error));
  }
}

/** Checks the environment, opens the lead store, reads the moved addresses and starts the delivery worker. */
export async function bootRuntime(): Promise<Runtime> {
  const store = await getLeadStore();
  await Promise.all([prepareStore(store), loadMoves(), loadVariants(), prepareAddresses()]);
  const delivery = startDelivery({ store, destinations: createDestinations(env) });
  const sweep = startSweep({ store, mailFolder: buildMailFolder(env.DATA_DIR) });
  const schedule = startSchedule(`http://localhost:${env.PORT}`);
  // Last, so that a person reads why a start failed.
  if (env.NODE_ENV === "production") muteConsole();
  return {
    notes: buildStartNotes(env),
    peerAddressHeader,
    proxyHops: env.TRUSTED_PROXY_HOPS,
    policy: buildPolicySettings(env),
    findMove: (path) => findMove(path) ?? (isEnded(path) ? { status: 410 } : null),
    findDetour,
    hasVariantPage,
    isSecure: env.SITE_URL.startsWith("https:"),
    observe: {
      isLogging: env.LOG_REQUESTS,
      metricsPort: env.METRICS_PORT ?? null,
      logAnswer: (fields) => log("info", "http.answer", fields),
      logUnlogged: (count) => log("warn", "http.unlogged", { count }),
      readLeads: () => readLeadFigures(store, Date.now()),
      readAnalytics: analyticsCounts,
    },
    beginDrain: setDraining,
    stopWork() {
      sweep.stop();
      schedule.stop();
      return delivery.stop();
    },
    close: () => store.close(),
    logFailure: (event, error) => log("error", event, describeError(error)),
  };
}
