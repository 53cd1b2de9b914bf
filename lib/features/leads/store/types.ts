import type { LeadFormId } from "@/lib/features/leads/forms";
import type { DestinationId, LeadPayload } from "@/lib/features/leads/lead/types";

/**
 * `new`: accepted; its deliveries are sent or being sent. `held`: waits for review, nothing is delivered. `dismissed`: was
 * held, and is only delivered if it is released.
 */
export type LeadStatus = "new" | "held" | "dismissed";

/** `pending` (also while leased), `sent`, `attention` (failed for good: out of attempts, or rejected), `held` (as its lead is). */
type DeliveryStatus = "pending" | "sent" | "attention" | "held";

export type NewLead = {
  /** UUIDv7: also the sort key. */
  id: string;
  form: LeadFormId;
  /** Made by the browser; one key is one lead. */
  idempotencyKey: string;
  /** The sender gave no key, so `idempotencyKey` is random. */
  isKeyless?: boolean;
  /**
   * SHA-256 (hex) of the canonical input: the same key with another hash is a conflict. Without a key, it also covers the UTC day
   * and (except in a correction) the client's IP, so that the same input from the same client on the same day is a duplicate.
   */
  inputHash: string;
  status: Exclude<LeadStatus, "dismissed">;
  /** Why a lead is held, for the reviewer; null when it is not. Never shown to the sender. */
  holdReason: string | null;
  /** In lower case; used to find and erase one person. */
  email: string;
  payload: LeadPayload;
  /** Unix time, ms. */
  createdAt: number;
  /**
   * Id of the first lead of its thread, if this one corrects it. A thread is a lead and its corrections: it is withdrawn and erased
   * as one.
   */
  corrects?: string | null;
  /** Since when its sender has been waiting for the promised answer; null if none is promised. Unix time, ms. */
  openSince?: number | null;
};

export type Lead = Required<Omit<NewLead, "status" | "isKeyless">> & {
  status: LeadStatus;
  updatedAt: number;
  assignedTo: string | null;
  assignedAt: number | null;
  answeredAt: number | null;
};

/**
 * What a destination receives about a lead. Most are written in the lead's own transaction; updates and sign-ups add
 * theirs later. `body` never changes.
 */
export type NewDelivery = { id: string; destination: DestinationId; body: string };

export type Delivery = NewDelivery & {
  leadId: string;
  status: DeliveryStatus;
  attempts: number;
  /** Not attempted before this; Unix time, ms. */
  nextAttemptAt: number;
  leaseOwner: string | null;
  leaseUntil: number | null;
  /** A short code of the last failure (`timeout`, `http-500`), never upstream text. */
  lastError: string | null;
  /** Since when it needs attention; Unix time, ms. */
  attentionAt: number | null;
  sentAt: number | null;
};

export type AcceptResult =
  /** `isHeld`: waits for review. A correction of a held lead is held, too. */
  | { outcome: "accepted"; leadId: string; isHeld: boolean }
  | { outcome: "duplicate"; leadId: string }
  | { outcome: "conflict" }
  /** The thread takes no correction: it was withdrawn or erased, or is too long. Nothing was stored. */
  | { outcome: "closed" }
  /** The key belongs to a lead that was withdrawn or erased; nothing was stored. */
  | { outcome: "removed" }
  /** No seat left in the hall; nothing was stored. */
  | { outcome: "full" };

/** Limits for confirming a seat in the hall of an event: in total, and per company. */
export type SeatLimits = { event: string; hallCapacity: number; company: string; companyLimit: number };

/** `pending`: not confirmed yet. `full` and `company-full`: cannot be confirmed. */
export type SeatState = "pending" | "confirmed" | "full" | "company-full";

export type SubscriptionStatus = "pending" | "confirmed" | "unsubscribed";

export type SignUp = {
  email: string;
  status: SubscriptionStatus;
  /** The lead of the subscription: the confirmed sign-up, or the latest one of the email. */
  subscriptionLeadId: string;
};

/**
 * What sales looks for. `pending`, `attention`: has such a delivery. `delayed`: a delivery still fails, and is being retried, ten
 * minutes after the lead was received or last changed by sales. `overdue`: its promised answer is late.
 */
export type LeadState = "held" | "dismissed" | "pending" | "attention" | "delayed" | "overdue";

export type LeadFilter = {
  state?: LeadState;
  /** The time at which a lead is in this state; by default the current one. Unix ms. */
  now?: number;
  /** Only leads that came into this state after this time; not for `dismissed` and `pending`. Unix ms. */
  enteredAfter?: number;
  withoutDismissed?: boolean;
  forms?: readonly LeadFormId[];
  /** Part of the assignee's name, case-insensitive; null: not assigned. */
  owner?: string | null;
  /** Part of any submitted value, case-insensitive. */
  text?: string;
  /** Only leads with this email (lower case). */
  email?: string;
  /** Leads with this email, and the rest of their threads. */
  threadsOfEmail?: string;
  idSuffix?: string;
  /** `due`: unanswered leads first, the longest wait first. Default: the newest first. */
  order?: "due";
  limit?: number;
};
export type LeadWithDeliveries = { lead: Lead; deliveries: Delivery[] };
export type FailedDeliveries = {
  destination: DestinationId;
  status: DeliveryStatus;
  lastError: string | null;
  total: number;
};
export type LeadCounts = {
  // Leads, without dismissed ones.
  new: number;
  held: number;
  /** Still waiting for the promised answer. */
  open: number;
  // Deliveries.
  pending: number;
  attention: number;
  sent: number;
  oldestPendingAt: number | null;
};

/**
 * Builds the `crm-update` delivery of a thread (oldest lead first) that was assigned or answered. It replaces an earlier
 * update stored with the returned `lead`. Null if the CRM has received no lead of the thread. Runs in the transaction.
 */
export type BuildUpdate = (
  thread: readonly LeadWithDeliveries[],
) => { lead: Lead; delivery: NewDelivery } | null;
/** Builds the deliveries to the CRM about a sign-up. Runs in the transaction, so it must not use the database. */
export type BuildSignUpDeliveries = (signUp: SignUp) => Promise<NewDelivery[]>;

/**
 * Deliveries that tell the destinations to delete removed leads. Every delivery belongs to a lead, so these are stored with
 * `lead`, a placeholder without personal data.
 */
export type RemovalNotice = { lead: NewLead; deliveries: NewDelivery[] };
/** Builds the removal notices of leads. Runs in the transaction. */
export type BuildNotices = (removed: readonly LeadWithDeliveries[]) => RemovalNotice[];
export type RemovedIds = { leadIds: string[]; deliveryIds: string[] };

export type DatabaseKind = "sqlite" | "postgres";

export type ClaimOptions = {
  owner: string;
  leaseMs: number;
  limit: number;
  now: number;
  destination?: DestinationId;
};
