import "server-only";
import { CamelCasePlugin, type ColumnType, type Dialect, Kysely } from "kysely";
import type { Attendance } from "@/lib/features/leads/forms/oxycon";
import type { StaffTeam } from "@/lib/features/leads/forms/server-form";
import type { Delivery, Lead, NewLead, SubscriptionStatus } from "./types";

/** The sender's mailbox, which nothing reads any more. The columns stay for servers of an older release. */
type UnusedMailbox = { mailbox: ColumnType<string | null, undefined, never> };

/** `payload` and `body` are JSON text whose bytes never change. */
type LeadTable = UnusedMailbox &
  Omit<Lead, "status" | "payload"> & {
    status: NewLead["status"];
    payload: string;
    /** Of a held lead that no longer appears in reminders. */
    dismissedAt: number | null;
  };

type DeliveryTable = UnusedMailbox & Delivery;

/** In all tables, times are Unix milliseconds and ids are UUIDv7 text. */
export type LeadDatabase = {
  leads: LeadTable;
  deliveries: DeliveryTable;
  /** Confirmed seats in the hall, one per mailbox and limited per `company`. Earlier releases also stored online ones. */
  seats: {
    event: string;
    email: string;
    attendance: Attendance;
    leadId: string;
    company: string | null;
  };
  /** Newsletter subscriptions by email. `leadId` is the confirmed sign-up, or the latest; its deletion cascades. */
  subscriptions: {
    email: string;
    leadId: string;
    status: SubscriptionStatus;
    /** The last unsubscription; earlier links are invalid. */
    unsubscribedAt: number | null;
  };
  /** A keyed hash of each erased address. */
  erasures: { hash: string; erasedAt: number };
  /** Hashes of the idempotency keys of withdrawn and erased leads. They stay, as the keys of leads do. */
  removedKeys: { hash: string };
  /** Mails to senders under a keyed hash of their mailbox, while they count towards its daily limit; the table has an older name. */
  removedMails: { leadId: string; hash: string; countedUntil: number };
  /** Ids of removed leads and deliveries, for the servers' files. */
  removedIds: { id: string; removedAt: number };
  /** Secrets in hex that all servers share, and when `npm run leads -- move` was started and completed. */
  keys: { name: string; value: string };
  /** The last reminder to each team; the column `reader` has an older name, and `claimedUntil` is no longer used. */
  reminders: { reader: StaffTeam; sentAt: number; claimedUntil: number };
  /** Rows that `probe` writes and removes. */
  probes: { id: string };
};

/** Tables and columns have names in snake case; only SQL written as text uses those. */
export const openLeadDatabase = (dialect: Dialect) =>
  new Kysely<LeadDatabase>({ dialect, plugins: [new CamelCasePlugin()] });
