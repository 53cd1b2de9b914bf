import type { Delivery } from "@/lib/features/leads/store/types";

/**
 * How one attempt ended. `code` is short and ours (`http-500`, `timeout`): it is stored and shown, so
 * it never carries upstream text. `reject`: trying again can't help, a person has to look.
 */
export type DeliveryOutcome =
  | { outcome: "sent" }
  | { outcome: "retry"; code: string; retryAfterMs?: number }
  | { outcome: "reject"; code: string };

export type Destination = {
  /** Tries once. Expected failures are outcomes; `signal` ends the attempt, at its time limit or at a stop. */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome>;
  /** Takes back what it can of a delivery whose person was erased while it was on its way. */
  takeBack?(deliveryId: string): Promise<void>;
};
