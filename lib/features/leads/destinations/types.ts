import type { Delivery } from "@/lib/features/leads/store/types";

/**
 * The outcome of one attempt. `code` is one of our own (`http-500`, `timeout`): it is stored and shown, so it never
 * contains upstream text. `reject`: a retry cannot help, the delivery needs attention.
 */
export type DeliveryOutcome =
  | { outcome: "sent" }
  | { outcome: "retry"; code: string; retryAfterMs?: number }
  | { outcome: "reject"; code: string };

/** One attempt of a delivery. Expected failures are outcomes; `signal` aborts it at its time limit or at a shutdown. */
export type Destination = (delivery: Delivery, signal: AbortSignal) => Promise<DeliveryOutcome>;
