import type { LeadFormId } from "@/lib/features/leads/forms";

export const dayMs = 24 * 3600 * 1000;

/** Forms whose mail asks its reader to confirm: without it, nothing is booked or subscribed. */
export const confirmations = ["oxycon", "scraping-digest"] as const;

/** What the daily limit of a mailbox distinguishes: the confirmations of each form, and all other mails. */
export type MailKind = (typeof confirmations)[number] | "receipt";

export const mailKindOf = (form: LeadFormId): MailKind =>
  confirmations.find((known) => known === form) ?? "receipt";

export const isConfirmation = (form: LeadFormId) => mailKindOf(form) !== "receipt";

export type CountedMail = {
  kind: MailKind;
  /** When it was due, or will be; Unix ms, on the clock of the delivery queue. */
  dueAt: number;
  /** Its lead is under review, so it is not sent yet. */
  isHeld: boolean;
};

/** A mail that waits for the limit is due within two days. A later time comes from a clock that was wrong: it doesn't count. */
export const latestDueMs = 2 * dayMs;
