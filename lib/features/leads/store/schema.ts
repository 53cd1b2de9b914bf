import type { LeadFormId } from "@/lib/features/leads/forms";
import type { Attendance } from "@/lib/features/leads/forms/oxycon";
import type { StaffTeam } from "@/lib/features/leads/forms/server-form";
import type { DestinationId } from "@/lib/features/leads/lead/types";
import type { DeliveryStatus, NewLead, SubscriptionStatus } from "./types";

/**
 * In all tables, times are Unix milliseconds; ids are UUIDv7 text; `payload` and `body` are JSON text whose bytes never
 * change.
 */
type LeadTable = {
  id: string;
  form: LeadFormId;
  idempotency_key: string;
  input_hash: string;
  status: NewLead["status"];
  hold_reason: string | null;
  email: string;
  payload: string;
  created_at: number;
  updated_at: number;
  corrects: string | null;
  open_since: number | null;
  assigned_to: string | null;
  assigned_at: number | null;
  answered_at: number | null;
  /** Of a held lead that no longer appears in reminders. */
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
  /** Confirmed seats in the hall, one per mailbox and limited per `company`. Earlier releases also stored online ones. */
  seats: {
    event: string;
    email: string;
    attendance: Attendance;
    lead_id: string;
    company: string | null;
  };
  /** Newsletter subscriptions by email. `lead_id` is the confirmed sign-up, or the latest; its deletion cascades. */
  subscriptions: {
    email: string;
    lead_id: string;
    status: SubscriptionStatus;
    /** The last unsubscription; earlier links are invalid. */
    unsubscribed_at: number | null;
  };
  /** A keyed hash of each erased address. */
  erasures: { hash: string; erased_at: number };
  /** Hashes of the idempotency keys of withdrawn and erased leads. They stay, as the keys of leads do. */
  removed_keys: { hash: string };
  /** Mails to senders under a keyed hash of their mailbox, while they count towards its daily limit; the table has an older name. */
  removed_mails: { lead_id: string; hash: string; counted_until: number };
  /** Ids of removed leads and deliveries, for the servers' files. */
  removed_ids: { id: string; removed_at: number };
  /** Secrets in hex that all servers share, and when `npm run leads -- move` was started and completed. */
  keys: { name: string; value: string };
  /** The last reminder to each team; the column `reader` has an older name, and `claimed_until` is no longer used. */
  reminders: { reader: StaffTeam; sent_at: number; claimed_until: number };
  /** Rows that `probe` writes and removes. */
  probes: { id: string };
};
