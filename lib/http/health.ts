import "server-only";
import { getLeadStore } from "@/lib/leads/store";
import { StoreUnavailableError } from "@/lib/leads/store/types";
import { isDraining } from "./drain";

/** A check writes to the disk: however often somebody asks, it runs once in this many ms. */
const CHECK_EVERY_MS = 1_000;

type StoreCheck = {
  store: "ok" | "failed";
  /** Age of the oldest lead that still waits for a delivery; null when none does. */
  oldestPendingSeconds: number | null;
  /** Deliveries that ran out of attempts or were refused; null when the store can't tell. */
  attention: number | null;
};
export type Health = { live: true; ready: boolean; checks: StoreCheck };

async function checkStore(now: number): Promise<StoreCheck> {
  try {
    const store = await getLeadStore();
    await store.probe();
    const { oldestPendingAt, attention } = await store.counts();
    const age = oldestPendingAt === null ? null : Math.max(0, Math.floor((now - oldestPendingAt) / 1000));
    return { store: "ok", oldestPendingSeconds: age, attention };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return { store: "failed", oldestPendingSeconds: null, attention: null };
  }
}

let latest: { at: number; check: Promise<StoreCheck> } | null = null;

/** Live: the process answers. Ready: it is not stopping, and the store can take a lead right now. */
export async function getHealth(): Promise<Health> {
  const now = Date.now();
  if (latest === null || now - latest.at >= CHECK_EVERY_MS) latest = { at: now, check: checkStore(now) };
  const checks = await latest.check;
  return { live: true, ready: checks.store === "ok" && !isDraining(), checks };
}
