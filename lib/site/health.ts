import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { getLeadStore } from "@/lib/features/leads/store";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { isDraining } from "@/lib/platform/http/drain";

/** A check writes to the disk: however often somebody asks, it runs once in this many ms. */
const CHECK_EVERY_MS = 1_000;

/** A disk that hangs would hold the check for as long as it likes. */
const CHECK_LIMIT_MS = 3_000;

/** SECURITY: no counts: anybody may ask, and a count reads more the more leads there are. `/metrics` has them. */
type StoreCheck = { store: "ok" | "failed" };
export type Health = { live: true; ready: boolean; checks: StoreCheck };

const failed: StoreCheck = { store: "failed" };

async function askStore(): Promise<StoreCheck> {
  try {
    const store = await getLeadStore();
    await store.probe();
    return { store: "ok" };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return failed;
  }
}

const checkStore = (): Promise<StoreCheck> =>
  Promise.race([askStore(), sleep(CHECK_LIMIT_MS, failed, { ref: false })]);

let latest: { at: number; check: Promise<StoreCheck> } | null = null;

/** Live: the process answers. Ready: it is not stopping, and the store can take a lead right now. */
export async function getHealth(): Promise<Health> {
  const now = performance.now();
  if (latest === null || now - latest.at >= CHECK_EVERY_MS) latest = { at: now, check: checkStore() };
  const checks = await latest.check;
  return { live: true, ready: checks.store === "ok" && !isDraining(), checks };
}

export type Readiness = { ready: boolean; draining: boolean; checks: StoreCheck };

/** Whether requests should come here. A CRM that is away is no reason against. */
export async function getReadiness(): Promise<Readiness> {
  const { ready, checks } = await getHealth();
  return { ready, draining: isDraining(), checks };
}
