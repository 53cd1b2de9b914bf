/**
 * The contract of the lead store. `tests/contract/lead-store.test.ts` runs the same suite on SQLite and Postgres.
 */

import type { LeadFormId } from "@/lib/features/leads/forms";
import type { Attendance } from "@/lib/features/leads/forms/oxycon";
import type { SalesMailReader } from "@/lib/features/leads/forms/server-form";
import type { DestinationId, LeadPayload } from "@/lib/features/leads/types";

/**
 * `new`: on its way to its destinations. `held`: waits for review, nothing is delivered. `dismissed`: was
 * held, and stays undelivered.
 */
export type LeadStatus = "new" | "held" | "dismissed";

/** `pending` (also while leased), `sent`, `attention` (ran out of attempts or was rejected), `held`. */
export type DeliveryStatus = "pending" | "sent" | "attention" | "held";

export type NewLead = {
  /** UUIDv7: also the sort key. */
  id: string;
  form: LeadFormId;
  /** Made by the browser; one key is one lead. */
  idempotencyKey: string;
  /** Whether the key was derived from the content, because the sender had none. */
  isKeyDerived?: boolean;
  /** SHA-256 (hex) of the canonical accepted input: the same key with another hash is a conflict. */
  inputHash: string;
  status: Exclude<LeadStatus, "dismissed">;
  /** Why a lead is held, for the reviewer; null when it is not. Never shown to the sender. */
  holdReason: string | null;
  /** Lower-cased address, to find and erase one person. */
  email: string;
  payload: LeadPayload;
  /** Unix time, ms. */
  createdAt: number;
  /** Id of the first lead of its thread, when it corrects one; the thread is withdrawn and erased as one. */
  corrects?: string | null;
  /** Since when its sender waits for the promised answer; null: not on the clock. Unix time, ms. */
  openSince?: number | null;
};

export type Lead = Required<Omit<NewLead, "status" | "isKeyDerived">> & {
  status: LeadStatus;
  updatedAt: number;
  /** The sales manager who has it. */
  assignedTo: string | null;
  assignedAt: number | null;
  answeredAt: number | null;
};

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
  /** Since when it needs attention; Unix time, ms. */
  attentionAt: number | null;
  sentAt: number | null;
};

export type AcceptResult =
  | { outcome: "accepted"; leadId: string }
  | { outcome: "duplicate"; leadId: string }
  | { outcome: "conflict" }
  /** The key belongs to a lead that was withdrawn or erased; nothing was stored. */
  | { outcome: "removed" }
  /** No seat left in the hall; nothing was stored. */
  | { outcome: "full" };

/** A registration for an event, which has `hallSeats` seats for attendance in person. */
export type SeatClaim = { event: string; attendance: Attendance; hallSeats: number };

/** Limits for confirming a seat in the hall of an event: in total, and per company. */
export type SeatLimits = { event: string; hallSeats: number; company: string; companySeats: number };

/** `pending`: not confirmed yet. `full` and `company-full`: cannot be confirmed. */
export type SeatState = "pending" | "confirmed" | "full" | "company-full";

/** What a lead claims besides its row, in the same transaction. */
export type LeadClaims = { seat?: SeatClaim };

export type SubscriptionStatus = "pending" | "confirmed" | "unsubscribed";

/** A newsletter sign-up. */
export type SignUp = {
  email: string;
  status: SubscriptionStatus;
  /** The lead of the subscription: the confirmed sign-up, or the latest. */
  leadId: string;
};

export type LeadFilter = {
  status?: LeadStatus;
  withoutDismissed?: boolean;
  delivery?: DeliveryStatus;
  forms?: readonly LeadFormId[];
  /** Part of the assignee's name, case-insensitive; null: not assigned. */
  owner?: string | null;
  /** Part of any submitted value, case-insensitive. */
  text?: string;
  /** Only leads with a delivery that has failed and is still tried, ten minutes after they came and at this time; Unix ms. */
  delayedAt?: number;
  /** Only leads whose promised answer was due before this time; Unix ms. */
  overdueAt?: number;
  /** Leads that were sent under exactly this address (lower case). */
  sender?: string;
  /** Leads of this address, with all that corrects them or is corrected by them. */
  email?: string;
  /** Last characters of the id. */
  idEnd?: string;
  /** `due`: unanswered leads first, the longest wait first. Default: the newest first. */
  order?: "newest" | "due";
  limit?: number;
};
export type LeadWithDeliveries = { lead: Lead; deliveries: Delivery[] };
/** Leads that need action, and how many of them are new since a given time. */
export type WaitingCounts = Record<
  "held" | "attention" | "delayed" | "overdue",
  { total: number; recent: number }
>;
/** Failed deliveries by destination and reason. */
export type FailedDeliveries = {
  destination: DestinationId;
  status: DeliveryStatus;
  lastError: string | null;
  total: number;
};
export type LeadCounts = {
  new: number;
  /** Without dismissed ones. */
  held: number;
  /** Leads without the promised answer. */
  open: number;
  pending: number;
  attention: number;
  sent: number;
  oldestPendingAt: number | null;
};

/**
 * Builds the update of a thread (oldest first) that was assigned or answered, and the lead that it belongs to. It
 * replaces an earlier update that was not delivered yet; null for none. Runs in the transaction.
 */
export type BuildUpdate = (
  thread: readonly LeadWithDeliveries[],
) => { lead: Lead; delivery: NewDelivery } | null;
/** A lead row without personal data whose deliveries announce the removal of leads. */
export type RemovalNotice = { lead: NewLead; deliveries: NewDelivery[] };
/** Builds the notices of leads that are being removed. Runs in the transaction. */
export type BuildNotices = (removed: readonly LeadWithDeliveries[]) => RemovalNotice[];
export type Removed = { leadIds: string[]; deliveryIds: string[] };

export interface LeadStore {
  readonly kind: "sqlite" | "postgres";
  /** Creates or upgrades the tables. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  /**
   * Writes the lead and its deliveries in one transaction; resolves only after the commit is durable. A
   * correction takes over the waiting time of its thread. A mail to the visitor is left out when the mailbox
   * has reached its daily limit.
   */
  accept(lead: NewLead, deliveries: NewDelivery[], claims?: LeadClaims): Promise<AcceptResult>;
  /** How many leads are being written right now. */
  accepting(): number;
  getLead(id: string): Promise<LeadWithDeliveries | null>;
  listLeads(filter?: LeadFilter): Promise<LeadWithDeliveries[]>;
  /** The thread of a lead (what it corrects and what corrects it), oldest first; empty for an unknown id. */
  listThread(leadId: string): Promise<LeadWithDeliveries[]>;
  /** Assigns the lead's thread and adds its update. False for an unknown id. */
  assign(leadId: string, name: string, now: number, buildUpdate?: BuildUpdate): Promise<boolean>;
  /**
   * Marks the lead's thread as answered and adds its update. False for an unknown id, or if it was answered
   * before.
   */
  answer(leadId: string, now: number, buildUpdate?: BuildUpdate): Promise<boolean>;
  /**
   * Deletes the lead's thread and adds the notices of that; other leads of its sender stay. Returns the deleted
   * ids.
   */
  withdraw(leadId: string, buildNotices?: BuildNotices): Promise<Removed>;
  counts(): Promise<LeadCounts>;
  /** Leads of `forms` that need action at `now`; those that did not at `since` are `recent`. Unix ms. */
  countWaiting(options: { forms: readonly LeadFormId[]; now: number; since: number }): Promise<WaitingCounts>;
  /** When the last reminder to `reader` went out (Unix ms); 0 for never. */
  lastReminderAt(reader: SalesMailReader): Promise<number>;
  /** Reserves the reminder after `lastSentAt` until `until`; false while another process has it, or sent it. */
  claimReminder(
    reader: SalesMailReader,
    options: { lastSentAt: number; now: number; until: number },
  ): Promise<boolean>;
  /** Marks the reserved reminder as sent; it covered everything up to `now` (Unix ms). */
  markReminderSent(reader: SalesMailReader, now: number): Promise<void>;
  /** held -> dismissed: never delivered, not in reminders. False when there is no such held lead. */
  dismiss(leadId: string, now: number): Promise<boolean>;
  /** held or dismissed -> new, its held deliveries -> pending. False when there is no such lead. */
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
  markAttention(deliveryId: string, owner: string, lastError: string, now: number): Promise<boolean>;
  /** What `replay` would send again, of one lead or, when null, of all. */
  listFailed(leadId: string | null): Promise<FailedDeliveries[]>;
  /**
   * attention -> pending with fresh attempts, and what waits for a retry is due at once; for one lead, or for all
   * when null. Returns how many.
   */
  replay(leadId: string | null, now: number): Promise<number>;
  /**
   * Deletes everything of an address, with whole threads, stores `hash` (keyed, by the caller) in `erasures`,
   * and adds the notices of that. Returns the deleted ids.
   */
  erase(email: string, hash: string, now: number, buildNotices?: BuildNotices): Promise<Removed>;
  /** Seats in the hall of an event that were confirmed. */
  countHallSeats(event: string): Promise<number>;
  /** The state of a lead's seat; null when the lead is deleted or held. */
  getSeatState(leadId: string, limits: SeatLimits): Promise<SeatState | null>;
  /** Confirms a lead's seat if one is free, and returns its state. */
  confirmSeat(leadId: string, limits: SeatLimits): Promise<SeatState | null>;
  /** The newsletter sign-up of a lead, or null. */
  getSignUp(leadId: string): Promise<SignUp | null>;
  /** Confirms a sign-up and adds `news` in the same transaction; false when it is not pending. */
  confirmSignUp(leadId: string, news: NewDelivery[], now: number): Promise<boolean>;
  /** Unsubscribes a sign-up's address; false if it is. Adds `news` if the subscription was announced. */
  endSubscription(leadId: string, news: NewDelivery[], now: number): Promise<boolean>;
  /**
   * Deletes sign-ups that were not confirmed in time, unsubscribed addresses, and notices whose deliveries are all
   * sent. Returns the deleted ids.
   */
  sweep(now: number): Promise<Removed>;
  /** Writes and removes a row: proves that the store can take a lead right now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
