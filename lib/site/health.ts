import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheFor } from "@/lib/base/cache-for";
import { getLeadStore } from "@/lib/features/leads/store";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { getSecondsBehind, isDraining } from "@/lib/platform/runtime/process-state";

/** A check writes to the disk, so its result is cached for this time, however often it is requested. */
const checkEveryMs = 1_000;

/** After this time the check has failed: a hung disk would block it indefinitely. */
const checkTimeoutMs = 3_000;

/**
 * SECURITY: no counts, because this endpoint is public and counting takes longer the more leads there are.
 * `/metrics` has them.
 */
type StoreCheck = { store: "ok" | "failed" };
/** Where there may be other servers, also whether this one shows what they show. */
type Checks = StoreCheck & { changes?: "ok" | "behind" };
type Health = { live: true; ready: boolean; checks: Checks };

/** A server that is this far behind the others shows older content than visitors have already seen. */
const maxBehindSeconds = 10;

const failed: StoreCheck = { store: "failed" };

async function probeStore(): Promise<StoreCheck> {
  try {
    const store = await getLeadStore();
    await store.probe();
    return { store: "ok" };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return failed;
  }
}

const checkStore = cacheFor(checkEveryMs, () =>
  Promise.race([probeStore(), sleep(checkTimeoutMs, failed, { ref: false })]),
);

/**
 * Live: the process responds. Ready: it is not shutting down, can store a lead, and shows what others show.
 */
export async function getHealth(): Promise<Health> {
  const checks: Checks = { ...(await checkStore()) };
  const behind = getSecondsBehind();
  if (behind !== null) checks.changes = behind <= maxBehindSeconds ? "ok" : "behind";
  const isGood = Object.values(checks).every((check) => check === "ok");
  return { live: true, ready: isGood && !isDraining(), checks };
}
