/**
 * What the lead store promises. Two implementations (SQLite, Postgres) answer to this one contract;
 * `tests/contract/lead-store.test.ts` runs the same suite on both.
 */

import type { SalesMail } from "@/lib/features/leads/destinations/sales-mail";
import type { LeadFormId } from "@/lib/features/leads/forms";
import type { Attendance } from "@/lib/features/leads/forms/oxycon";
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

export type Lead = Required<Omit<NewLead, "status">> & {
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
  /** No seat left in the hall; nothing was stored. */
  | { outcome: "full" };

/** A place at an event, which has `hallSeats` seats for those who come in person. */
export type SeatClaim = { event: string; attendance: Attendance; hallSeats: number };

/** Whose seat in the hall of an event is to be confirmed, and how many there are: in all, and for one company. */
export type SeatLimits = { event: string; hallSeats: number; company: string; companySeats: number };

/** `pending`: waits for its owner to confirm it. The two others ask in vain. */
export type SeatState = "pending" | "confirmed" | "full" | "company-full";

/** What a lead takes beside its own row, in the same transaction. */
export type LeadClaims = { seat?: SeatClaim };

export type SubscriptionStatus = "pending" | "confirmed" | "unsubscribed";

/** A sign-up for the digest as its own links see it. */
export type SignUp = {
  email: string;
  status: SubscriptionStatus;
  /** The lead that the subscription goes by: the confirmed sign-up, or the latest. */
  leadId: string;
};

export type LeadFilter = {
  status?: LeadStatus;
  withoutDismissed?: boolean;
  delivery?: DeliveryStatus;
  forms?: readonly LeadFormId[];
  /** Part of the name of who has the lead, in any case; null: nobody has it. */
  owner?: string | null;
  /** Part of anything that was sent, in any case. */
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
  /** `due`: those that wait for an answer first, the longest wait first. Default: the newest first. */
  order?: "newest" | "due";
  limit?: number;
};
export type LeadWithDeliveries = { lead: Lead; deliveries: Delivery[] };
export type SalesMailReader = SalesMail["reader"];
/** How many leads wait for a person, and how many of them began to after a given time. */
export type WaitingCounts = Record<
  "held" | "attention" | "delayed" | "overdue",
  { total: number; recent: number }
>;
/** Deliveries that failed, of one destination and for one reason. */
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
  /** Leads that wait for the promised answer. */
  open: number;
  pending: number;
  attention: number;
  sent: number;
  oldestPendingAt: number | null;
};

/**
 * The news of a thread (oldest first) that was assigned or answered, and the lead that it hangs on. It takes the
 * place of earlier news that did not go out yet; null for none. Runs in the transaction.
 */
export type BuildUpdate = (
  thread: readonly LeadWithDeliveries[],
) => { lead: Lead; delivery: NewDelivery } | null;
/** A row without a person that carries the news of removed leads. */
export type RemovalNotice = { lead: NewLead; deliveries: NewDelivery[] };
/** The notices of leads that are being removed. Runs in the transaction. */
export type BuildNotices = (removed: readonly LeadWithDeliveries[]) => RemovalNotice[];
export type Removed = { leadIds: string[]; deliveryIds: string[] };

export interface LeadStore {
  readonly kind: "sqlite" | "postgres";
  /** Creates or upgrades the tables. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  /**
   * Writes the lead and its deliveries in one transaction; resolves only after the commit is durable. A
   * correction takes the place of its thread's earlier leads on the clock, with the time they have waited.
   * A mail to the visitor is left out when the mailbox had enough in a day.
   */
  accept(lead: NewLead, deliveries: NewDelivery[], claims?: LeadClaims): Promise<AcceptResult>;
  /** How many leads are being written right now, each with a person who waits for it. */
  accepting(): number;
  getLead(id: string): Promise<LeadWithDeliveries | null>;
  listLeads(filter?: LeadFilter): Promise<LeadWithDeliveries[]>;
  /** The lead and all that corrects it or is corrected by it, oldest first; empty when there is no such lead. */
  listThread(leadId: string): Promise<LeadWithDeliveries[]>;
  /** Notes who has the lead's thread, and adds its update. False when there is no such lead. */
  assign(leadId: string, name: string, now: number, buildUpdate?: BuildUpdate): Promise<boolean>;
  /**
   * Takes the lead's thread off the clock, and adds its update. False when there is none, or when it was
   * answered before.
   */
  answer(leadId: string, now: number, buildUpdate?: BuildUpdate): Promise<boolean>;
  /**
   * Removes every trace of the lead's thread, and adds the notices of that; other leads of its sender stay.
   * Answers the ids of what was removed.
   */
  withdraw(leadId: string, buildNotices?: BuildNotices): Promise<Removed>;
  counts(): Promise<LeadCounts>;
  /** Leads of `forms` that wait for a person at `now`; those that did not at `since` are `recent`. Unix ms. */
  countWaiting(options: { forms: readonly LeadFormId[]; now: number; since: number }): Promise<WaitingCounts>;
  /** When the last reminder to `reader` went out (Unix ms); 0 for never. */
  lastReminderAt(reader: SalesMailReader): Promise<number>;
  /** Reserves the reminder after `lastSentAt` until `until`; false while another process has it, or sent it. */
  claimReminder(
    reader: SalesMailReader,
    options: { lastSentAt: number; now: number; until: number },
  ): Promise<boolean>;
  /** Notes that the reserved reminder went out, and told everything up to `now` (Unix ms). */
  markReminderSent(reader: SalesMailReader, now: number): Promise<void>;
  /** held -> dismissed: it is never delivered, and nobody is reminded of it. False when there is no such held lead. */
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
   * when null. Answers how many.
   */
  replay(leadId: string | null, now: number): Promise<number>;
  /**
   * Removes every trace of the address, with whole threads, leaves `hash` (keyed, given by the caller) in
   * `erasures`, and adds the notices of that. Answers the ids of what was erased.
   */
  erase(email: string, hash: string, now: number, buildNotices?: BuildNotices): Promise<Removed>;
  /** Seats in the hall of an event that were confirmed. */
  countHallSeats(event: string): Promise<number>;
  /** How the seat that a lead asks for stands; null where the lead is gone, or held. */
  getSeatState(leadId: string, limits: SeatLimits): Promise<SeatState | null>;
  /** Takes the seat that a lead asks for, where one is free, and answers how it stands then. */
  confirmSeat(leadId: string, limits: SeatLimits): Promise<SeatState | null>;
  /** The sign-up for the digest that this lead made, or null. */
  getSignUp(leadId: string): Promise<SignUp | null>;
  /** Puts a sign-up on the list, with its news in the same transaction; false when it waits for no confirmation. */
  confirmSignUp(leadId: string, news: NewDelivery[], now: number): Promise<boolean>;
  /** Takes the address of a sign-up off the list; false when it is off it. `news` goes out if its coming was told. */
  endSubscription(leadId: string, news: NewDelivery[], now: number): Promise<boolean>;
  /**
   * Removes sign-ups that were not confirmed in time, addresses that left, and notices of removed leads that all
   * have been sent. Answers the ids of what was removed.
   */
  sweep(now: number): Promise<Removed>;
  /** Writes and removes a row: proves that the store can take a lead right now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
