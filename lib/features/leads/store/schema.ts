import type { LeadFormId } from "@/lib/features/leads/forms";
import type { Attendance } from "@/lib/features/leads/forms/oxycon";
import type { SalesMailReader } from "@/lib/features/leads/forms/server-form";
import type { DestinationId } from "@/lib/features/leads/types";
import type { DeliveryStatus, NewLead, SubscriptionStatus } from "./types";

/** Times are Unix milliseconds; ids are UUIDv7 text; `payload` and `body` are JSON text, kept byte by byte. */
type LeadTable = {
  id: string;
  form: LeadFormId;
  idempotency_key: string;
  input_hash: string;
  status: NewLead["status"];
  hold_reason: string | null;
  email: string;
  /** See `mailboxOf`. */
  mailbox: string | null;
  payload: string;
  created_at: number;
  updated_at: number;
  corrects: string | null;
  open_since: number | null;
  assigned_to: string | null;
  assigned_at: number | null;
  answered_at: number | null;
  /** Of a held lead that nobody is to be reminded of any more. */
  dismissed_at: number | null;
};

type DeliveryTable = {
  id: string;
  lead_id: string;
  destination: DestinationId;
  body: string;
  status: DeliveryStatus;
  attempts: number;
  next_attempt_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  last_error: string | null;
  attention_at: number | null;
  sent_at: number | null;
};

export type LeadDatabase = {
  leads: LeadTable;
  deliveries: DeliveryTable;
  /**
   * Places at events: online, or a confirmed seat in the hall. One for a mailbox; `company` is whom a seat is counted
   * for. A place goes with its lead.
   */
  seats: {
    event: string;
    email: string;
    attendance: Attendance;
    lead_id: string;
    company: string | null;
  };
  /** Addresses of the digest. `lead_id` is the confirmed sign-up, or the latest; a row goes with it. */
  subscriptions: {
    email: string;
    lead_id: string;
    status: SubscriptionStatus;
    /** The last time it left; links from before are dead. */
    unsubscribed_at: number | null;
  };
  /** What is left of an erased person: a keyed hash of the address. */
  erasures: { hash: string; erased_at: number };
  /** When each reader of the sales mails was last told what waits for a person. */
  reminders: { reader: SalesMailReader; sent_at: number; claimed_until: number };
  /** Rows that `probe` writes and removes. */
  probes: { id: string };
};
