import "server-only";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, log } from "@/lib/base/log";
import { createSteadyClock } from "@/lib/base/steady-clock";
import { buildFailureCode } from "@/lib/features/leads/destinations/failure-code";
import type { DeliveryOutcome, Destination } from "@/lib/features/leads/destinations/types";
import { type DestinationId, destinationIds } from "@/lib/features/leads/lead/types";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import type { ClaimOptions, Delivery } from "@/lib/features/leads/store/types";
import { work } from "@/lib/features/leads/wake";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

const attemptMs = 10_000;
/** How long a destination may take to report its own outcome after an abort (timeout or shutdown). */
const abortGraceMs = 100;
/**
 * Covers an attempt and a database write: meanwhile no other instance sends the same delivery. If recording its outcome takes
 * longer, another one may send it again, under the same key.
 */
const leaseMs = 30_000;
/** Wake-ups only reach this process; polling finds deliveries that another process stored or whose backoff is over. */
const pollMs = 2_000;
/** Waits briefly for more wake-ups and free slots, so that one query claims for all of them. */
const batchMs = 20;
/**
 * Concurrent deliveries per destination. Each has its own slots, so a hanging one never starves another. Both kinds of mail
 * go to one host, so each has half of its eight.
 */
const slotsOf = (destination: DestinationId) => (destination.endsWith("-email") ? 4 : 8);
/** While many leads are being accepted: visitors wait for requests but not for mails. */
const busySlots = 1;
/** From this number of concurrent lead writes on, fewer deliveries run. */
const busyFrom = 5;
/** How long a stop waits for running attempts before it aborts them; aborted ones are due again at once. */
const stopWaitMs = 5_000;
/** A destination that fails for this long is reported. */
const failingMs = 5 * 60_000;
/** Pauses before an outcome is recorded again after an error: a lost outcome means a second mail. */
const recordPausesMs = [500, 2_000, 5_000];

const backoffBaseMs = 1_000;
const backoffCapMs = 5 * 60_000;
/** Attempts before a delivery needs attention: about 24 hours, so that a receiver can be repaired. */
export const maxAttempts = 580;

/** Full jitter: uniform between 0 and `1 s · 2ⁿ`, capped at 5 minutes; n counts the earlier failures. */
export function computeBackoffMs(attempts: number, random: () => number): number {
  const failuresBefore = Math.max(0, attempts - 1);
  return Math.floor(random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** failuresBefore));
}

type DeliveryStore = Pick<LeadStore, "pendingWrites" | "markSent" | "markRetry" | "markAttention"> & {
  /** `destination` is required here, so that one destination's backlog cannot delay another's. */
  claim(options: ClaimOptions & { destination: DestinationId }): Promise<Delivery[]>;
};

type DeliveryOptions = {
  store: DeliveryStore;
  destinations: Record<DestinationId, Destination>;
  now?: () => number;
  random?: () => number;
};

export type DeliveryWorker = {
  /** Claims nothing more, waits for running attempts, then aborts them. */
  stop(): Promise<void>;
};

type Context = Required<DeliveryOptions> & { owner: string; abort: AbortSignal };

/** Resolves after an abort even if the destination ignores it, so that a slot is never lost. */
async function whenAborted(signal: AbortSignal): Promise<DeliveryOutcome> {
  if (!signal.aborted) await once(signal, "abort");
  await sleep(abortGraceMs);
  return { outcome: "retry", code: buildFailureCode(signal.reason, signal) };
}

async function attempt(delivery: Delivery, { destinations, abort }: Context): Promise<DeliveryOutcome> {
  const signal = AbortSignal.any([abort, AbortSignal.timeout(attemptMs)]);
  try {
    const deliver = destinations[delivery.destination];
    return await Promise.race([deliver(delivery, signal), whenAborted(signal)]);
  } catch (error) {
    if (error instanceof StoreUnavailableError) return { outcome: "retry", code: "database" };
    // A bug of ours: it costs this delivery an attempt, and the others go on.
    log("error", "delivery.crashed", { deliveryId: delivery.id, ...describeError(error) });
    return { outcome: "retry", code: "internal" };
  }
}

type Ending = "sent" | "retry" | "attention" | "lease-lost";

/** Records the outcome of an attempt. The lease is lost if it has another owner, or the delivery was removed with its lead. */
async function record(delivery: Delivery, result: DeliveryOutcome, context: Context): Promise<Ending> {
  const { store, owner, now, random } = context;
  const { id, attempts } = delivery;
  if (result.outcome === "sent") return (await store.markSent(id, owner, now())) ? "sent" : "lease-lost";
  // An attempt that our own shutdown has aborted is never the last one, and due again at once.
  const isStopped = result.code === "stopped";
  if (result.outcome === "reject" || (attempts >= maxAttempts && !isStopped))
    return (await store.markAttention(id, owner, result.code, now())) ? "attention" : "lease-lost";
  const waitMs = isStopped ? 0 : Math.max(computeBackoffMs(attempts, random), result.retryAfterMs ?? 0);
  return (await store.markRetry(id, owner, now() + waitMs, result.code)) ? "retry" : "lease-lost";
}

async function recordWithRetry(
  delivery: Delivery,
  result: DeliveryOutcome,
  context: Context,
): Promise<Ending> {
  for (const pause of recordPausesMs) {
    try {
      return await record(delivery, result, context);
    } catch (error) {
      log("error", "delivery.not-recorded", { deliveryId: delivery.id, ...describeError(error) });
      await sleep(pause, undefined, { signal: context.abort }).catch(() => {});
    }
  }
  return record(delivery, result, context);
}

/** Codes of our own failures, which say nothing about the destination. */
const ownFailures = new Set(["internal", "database", "stopped"]);

/**
 * Logs once that a destination has been failing for minutes, and once that it has recovered.
 * @param clock monotonic milliseconds
 */
export function watchFailures(destination: DestinationId, clock = () => performance.now()) {
  let failingSince: number | null = null;
  let isReported = false;
  return (result: DeliveryOutcome): void => {
    if (result.outcome === "retry" && ownFailures.has(result.code)) return;
    // A rejection is a response, so the destination works.
    if (result.outcome !== "retry") {
      if (isReported) log("info", "delivery.recovered", { destination });
      failingSince = null;
      isReported = false;
      return;
    }
    failingSince ??= clock();
    if (isReported || clock() - failingSince < failingMs) return;
    isReported = true;
    log("error", "delivery.failing", { destination, code: result.code });
  };
}

async function sendOne(
  delivery: Delivery,
  context: Context,
  watch: ReturnType<typeof watchFailures>,
): Promise<void> {
  const { id: deliveryId, leadId, destination, attempts } = delivery;
  const facts = { deliveryId, leadId, destination, attempts };
  try {
    const result = await attempt(delivery, context);
    watch(result);
    const ending = await recordWithRetry(delivery, result, context);
    // PRIVACY: if the lead was erased during the attempt, the sweep deletes the mail that the attempt has written.
    if (ending === "lease-lost") work.emit("sweep");
    const code = result.outcome === "sent" ? undefined : result.code;
    log(ending === "sent" ? "info" : "warn", `delivery.${ending}`, { ...facts, code });
  } catch (error) {
    // The lease runs out and the delivery is tried again, under the same key.
    log("error", "delivery.not-recorded", { ...facts, ...describeError(error) });
  }
}

/** Keeps one destination's slots full with due deliveries. */
function startQueue(destination: DestinationId, context: Context) {
  const inFlight = new Set<Promise<void>>();
  /** Resolved when there may be something to claim. */
  let due = Promise.withResolvers<void>();
  let claimTimer: NodeJS.Timeout | null = null;
  /** More may be due: claim again as soon as a slot is free. */
  let refillsWhenFree = false;
  let isStopped = false;
  /** Whether the last claim failed, which is logged once. */
  let isClaimFailing = false;
  const watch = watchFailures(destination);

  function start(delivery: Delivery) {
    const sending = sendOne(delivery, context, watch).finally(() => {
      inFlight.delete(sending);
      if (refillsWhenFree) claimSoon();
    });
    inFlight.add(sending);
  }

  async function claimDue() {
    const { store, owner, now } = context;
    const limit = (store.pendingWrites() < busyFrom ? slotsOf(destination) : busySlots) - inFlight.size;
    if (limit <= 0) {
      refillsWhenFree = true;
      return;
    }
    const claimed = await store.claim({ owner, leaseMs, limit, now: now(), destination });
    isClaimFailing = false;
    refillsWhenFree = claimed.length === limit;
    for (const delivery of claimed) start(delivery);
  }

  async function run() {
    while (!isStopped) {
      // What becomes due during the query is claimed by another one.
      due = Promise.withResolvers();
      await claimDue().catch((error) => {
        if (!isClaimFailing) log("error", "delivery.claim-failed", { destination, ...describeError(error) });
        isClaimFailing = true;
      });
      await due.promise;
    }
  }

  const claimNow = () => due.resolve();

  function claimSoon() {
    claimTimer ??= setTimeout(() => {
      claimTimer = null;
      claimNow();
    }, batchMs);
  }

  const running = run();

  async function stop() {
    isStopped = true;
    if (claimTimer !== null) clearTimeout(claimTimer);
    claimNow();
    await running;
    await Promise.all(inFlight);
  }

  return { claimNow, claimSoon, stop };
}

/** Sends due deliveries until stopped. Several instances may share a store, thanks to leases. */
export function startDelivery({
  store,
  destinations,
  now = createSteadyClock(),
  random = Math.random,
}: DeliveryOptions): DeliveryWorker {
  const aborting = new AbortController();
  const context: Context = { store, destinations, now, random, owner: randomUUID(), abort: aborting.signal };
  const queues = destinationIds.map((id) => startQueue(id, context));
  const claimSoon = () => {
    for (const queue of queues) queue.claimSoon();
  };
  work.on("delivery", claimSoon);
  const poll = setInterval(() => {
    for (const queue of queues) queue.claimNow();
  }, pollMs);

  async function stop() {
    work.off("delivery", claimSoon);
    clearInterval(poll);
    const timer = setTimeout(() => aborting.abort(), stopWaitMs);
    await Promise.all(queues.map((queue) => queue.stop()));
    clearTimeout(timer);
  }

  return { stop };
}
