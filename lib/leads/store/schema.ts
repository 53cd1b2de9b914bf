import type { DestinationId, LeadFormId } from "@/lib/leads/types";
import type { DeliveryStatus, LeadStatus } from "./types";

/** Times are Unix milliseconds; ids are UUIDv7 text; `payload` and `body` are JSON text, kept byte by byte. */
type LeadTable = {
  id: string;
  form: LeadFormId;
  idempotency_key: string;
  input_hash: string;
  status: LeadStatus;
  hold_reason: string | null;
  email: string;
  payload: string;
  created_at: number;
  updated_at: number;
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
  sent_at: number | null;
};

export type LeadDatabase = {
  leads: LeadTable;
  deliveries: DeliveryTable;
  /** What is left of an erased person: a keyed hash of the address. */
  erasures: { hash: string; erased_at: number };
  /** Rows that `probe` writes and removes. */
  probes: { id: string };
};
