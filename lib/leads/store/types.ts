/**
 * What the lead store promises. Two implementations (SQLite, Postgres) answer to this one contract;
 * `tests/contract/lead-store.test.ts` runs the same suite on both.
 */
import type { DestinationId, LeadFormId, LeadPayload } from "@/lib/leads/types";

/** `new`: on its way to its destinations. `held`: waits for review, nothing is delivered. */
export type LeadStatus = "new" | "held";

/** `pending` (also while leased), `sent`, `attention` (ran out of attempts or was rejected), `held`. */
export type DeliveryStatus = "pending" | "sent" | "attention" | "held";

export type NewLead = {
  /** UUIDv7: also the sort key. */
  id: string;
  form: LeadFormId;
  /** Made by the browser; one key is one lead. */
  idempotencyKey: string;
  /** SHA-256 (hex) of the canonical accepted input: the same key with another hash is a conflict. */
  inputHash: string;
  status: LeadStatus;
  /** Why a lead is held, for the reviewer; null when it is not. Never shown to the sender. */
  holdReason: string | null;
  /** Lower-cased address, to find and erase one person. */
  email: string;
  payload: LeadPayload;
  /** Unix time, ms. */
  createdAt: number;
};

export type Lead = NewLead & { updatedAt: number };

/** One row per destination, written in the lead's transaction. `body` never changes afterwards. */
export type NewDelivery = { id: string; destination: DestinationId; body: string };

export type Delivery = NewDelivery & {
  leadId: string;
  status: DeliveryStatus;
  attempts: number;
  /** Unix time, ms: not before this. */
  nextAttemptAt: number;
  leaseOwner: string | null;
  leaseUntil: number | null;
  /** A short code of the last failure (`timeout`, `http-500`), never upstream text. */
  lastError: string | null;
  sentAt: number | null;
};

export type AcceptResult =
  | { outcome: "accepted"; leadId: string }
  | { outcome: "duplicate"; leadId: string }
  | { outcome: "conflict" };

export type LeadFilter = { status?: LeadStatus; delivery?: DeliveryStatus; email?: string; limit?: number };
export type LeadWithDeliveries = { lead: Lead; deliveries: Delivery[] };
export type LeadCounts = {
  new: number;
  held: number;
  pending: number;
  attention: number;
  sent: number;
  oldestPendingAt: number | null;
};

export interface LeadStore {
  readonly kind: "sqlite" | "postgres";
  /** Creates or upgrades the tables. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  /** Writes the lead and its deliveries in one transaction; resolves only after the commit is durable. */
  accept(lead: NewLead, deliveries: NewDelivery[]): Promise<AcceptResult>;
  getLead(id: string): Promise<LeadWithDeliveries | null>;
  listLeads(filter?: LeadFilter): Promise<LeadWithDeliveries[]>;
  counts(): Promise<LeadCounts>;
  /** held -> new, its held deliveries -> pending. False when there is no such held lead. */
  release(leadId: string, now: number): Promise<boolean>;
  /** Leases up to `limit` due deliveries (pending, due, lease free or expired) to `owner`, oldest first, of one destination or of all. Each claim counts one attempt. */
  claim(options: {
    owner: string;
    leaseMs: number;
    limit: number;
    now: number;
    destination?: DestinationId;
  }): Promise<Delivery[]>;
  /** The three ends of an attempt; false when the lease was lost to another owner meanwhile. */
  markSent(deliveryId: string, owner: string, now: number): Promise<boolean>;
  markRetry(deliveryId: string, owner: string, nextAttemptAt: number, lastError: string): Promise<boolean>;
  markAttention(deliveryId: string, owner: string, lastError: string): Promise<boolean>;
  /** attention -> pending with fresh attempts; for one lead, or for all when null. Answers how many. */
  replay(leadId: string | null, now: number): Promise<number>;
  /** Removes every trace of the address, leaves `hash` (keyed, given by the caller) in `erasures`. Answers the ids of what was erased. */
  erase(email: string, hash: string, now: number): Promise<{ leadIds: string[]; deliveryIds: string[] }>;
  /** Writes and removes a row: proves that the store can take a lead right now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** The store can't take or answer anything right now (disk full, locked, no connection): a 503, never a bug. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  // Next bundles routes and instrumentation apart, each with its copy of this class; the store is made by
  // one copy and its errors are asked about by another. The name is what the copies share.
  static override [Symbol.hasInstance](value: unknown): value is StoreUnavailableError {
    return value instanceof Error && value.name === "StoreUnavailableError";
  }
}
