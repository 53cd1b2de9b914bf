import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { findRedirect, loadRedirects } from "@/lib/content/redirects/find-redirect";
import { analyticsCounts } from "@/lib/features/analytics/store/counts";
import { startDelivery } from "@/lib/features/leads/deliver";
import { createDestinations } from "@/lib/features/leads/destinations/destinations";
import { createStaffMailer } from "@/lib/features/leads/destinations/emails";
import { buildMailFolder } from "@/lib/features/leads/destinations/mailbox";
import { buildExportFolder } from "@/lib/features/leads/export-files";
import { startReminders } from "@/lib/features/leads/remind";
import { getLeadStore } from "@/lib/features/leads/store";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { startSweep } from "@/lib/features/leads/sweep";
import { getContentChange } from "@/lib/platform/content-files/changed-at";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { findKeyProblem } from "@/lib/platform/keys/check-keys";
import {
  describeDifferentSecrets,
  listDifferentSecrets,
  sharedSecrets,
} from "@/lib/platform/keys/compare-keys";
import { getSharedLimitStore } from "@/lib/platform/limits/shared-limit-store";
import { getSecondsBehind, setDraining } from "@/lib/platform/runtime/process-state";
import type { Runtime } from "@/lib/platform/runtime/runtime";
import { muteConsole } from "@/lib/site/mute-console";
import { buildStartNotes } from "@/lib/site/start-notes";
import { catchUp, startFollowing } from "./follow-changes";
import { getHealth } from "./health";
import { createLeadFigures } from "./lead-figures";
import {
  findBuildDifference,
  isEnded,
  isPublished,
  isSharedPage,
  isSitePath,
  loadBuiltPaths,
  refreshPagePaths,
} from "./page-paths";
import { buildPolicySettings } from "./policy-settings";
import { publishDueDocuments, startSchedule } from "./schedule";

async function prepareStore(store: LeadStore): Promise<void> {
  try {
    await store.migrate();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // Pages are served without a database, and the store reconnects by itself.
    log("error", "store.unavailable", { store: store.kind, ...describeError(error) });
  }
}

/** How long the start waits for the list of published pages: a slow CMS must not delay it further. */
const prepareTimeoutMs = 3_000;

async function preparePagePaths(): Promise<void> {
  try {
    await Promise.race([refreshPagePaths(), sleep(prepareTimeoutMs)]);
  } catch (error) {
    // Built pages are served without the CMS; the next webhook updates them.
    log("error", "content.unavailable", describeError(error));
  }
}

/** Exits if a signing key is damaged. Otherwise the problem would only appear when a visitor sends a form. */
async function exitOnDamagedKeys(): Promise<void> {
  const problem = await findKeyProblem();
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}

/** How often the keys are compared again while the database is unavailable. */
const compareEveryMs = 5_000;

/**
 * Exits if a key differs from that of another server on the same database: each would refuse the links of the
 * other. While the database is unavailable the site starts, and compares once it is back.
 */
async function exitOnDifferentKeys(): Promise<void> {
  try {
    const different = await listDifferentSecrets(sharedSecrets, { isServer: true });
    if (different.length === 0) return;
    process.stderr.write(`${describeDifferentSecrets(different)}\n`);
    process.exit(1);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    setTimeout(() => void exitOnDifferentKeys(), compareEveryMs).unref();
  }
}

/** When content last changed. While it cannot be read, now: pages of the build are rendered again before they are used. */
async function findContentChange(): Promise<number> {
  try {
    return await getContentChange();
  } catch (error) {
    log("error", "content.unavailable", describeError(error));
    return Date.now();
  }
}

/** Checks the keys, opens the lead store, loads redirects and starts the background workers. */
export async function bootRuntime(): Promise<Runtime> {
  await exitOnDamagedKeys();
  await exitOnDifferentKeys();
  const store = await getLeadStore();
  loadBuiltPaths();
  const position = await catchUp();
  await publishDueDocuments();
  await Promise.all([prepareStore(store), loadRedirects(), preparePagePaths()]);
  await (await getSharedLimitStore())?.open();
  const delivery = startDelivery({ store, destinations: createDestinations(env) });
  const sweep = startSweep({
    store,
    mailFolder: buildMailFolder(env.DATA_DIR),
    exportFolder: buildExportFolder(env.DATA_DIR),
  });
  const schedule = startSchedule();
  const following = await startFollowing(position);
  const reminders = startReminders({ store, send: createStaffMailer(env) });
  // Last, so that errors during startup are still printed.
  if (env.NODE_ENV === "production") muteConsole();
  return {
    notes: buildStartNotes(env),
    policy: buildPolicySettings(env),
    findRedirect: (path, cookie) => findRedirect(path) ?? (isEnded(path, cookie) ? { status: 410 } : null),
    findBuildDifference,
    isSitePath,
    isSharedPage,
    isPublished,
    contentChangedAt: Math.max(await findContentChange(), position?.at ?? 0),
    observe: {
      logResponse: (fields) => log("info", "http.response", fields),
      logDroppedLines: (count) => log("warn", "http.log_lines_dropped", { count }),
      isStoreAvailable: async () => (await getHealth()).checks.store === "ok",
      readLeads: createLeadFigures(store),
      readAnalytics: analyticsCounts,
      readSecondsBehind: getSecondsBehind,
    },
    beginDrain: setDraining,
    stopWork() {
      sweep.stop();
      reminders.stop();
      schedule.stop();
      following?.stop();
      return delivery.stop();
    },
    close: () => store.close(),
    logWarning: (event, key) => log("warn", event, { key }),
    logFailure: (event, error, reference) => log("error", event, { reference, ...describeError(error) }),
  };
}
