import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { getLeadStore } from "@/lib/leads/store";
import { StoreUnavailableError } from "@/lib/leads/store/types";
import { isDraining } from "./drain";

/** Whole seconds between two Unix times in ms; null without a first. */
export const secondsSince = (then: number | null, now: number): number | null =>
  then === null ? null : Math.max(0, Math.floor((now - then) / 1_000));

/** A check writes to the disk: however often somebody asks, it runs once in this many ms. */
const CHECK_EVERY_MS = 1_000;

/** A disk that hangs would hold the check for as long as it likes. */
const CHECK_LIMIT_MS = 3_000;

type StoreCheck = {
  store: "ok" | "failed";
  /** Age of the oldest lead that still waits for a delivery; null when none does. */
  oldestPendingSeconds: number | null;
  /** Deliveries that ran out of attempts or were refused; null when the store can't tell. */
  attention: number | null;
};
export type Health = { live: true; ready: boolean; checks: StoreCheck };

const failed: StoreCheck = { store: "failed", oldestPendingSeconds: null, attention: null };

async function askStore(now: number): Promise<StoreCheck> {
  try {
    const store = await getLeadStore();
    await store.probe();
    const { oldestPendingAt, attention } = await store.counts();
    return { store: "ok", oldestPendingSeconds: secondsSince(oldestPendingAt, now), attention };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return failed;
  }
}

const checkStore = (now: number): Promise<StoreCheck> =>
  Promise.race([askStore(now), sleep(CHECK_LIMIT_MS, failed, { ref: false })]);

let latest: { at: number; check: Promise<StoreCheck> } | null = null;

/** Live: the process answers. Ready: it is not stopping, and the store can take a lead right now. */
export async function getHealth(): Promise<Health> {
  const now = Date.now();
  if (latest === null || now - latest.at >= CHECK_EVERY_MS) latest = { at: now, check: checkStore(now) };
  const checks = await latest.check;
  return { live: true, ready: checks.store === "ok" && !isDraining(), checks };
}

export type Readiness = { ready: boolean; draining: boolean; checks: StoreCheck };

/** Whether requests should come here. A CRM that is away is told by the age of what waits, and no reason against. */
export async function getReadiness(): Promise<Readiness> {
  const { ready, checks } = await getHealth();
  return { ready, draining: isDraining(), checks };
}
