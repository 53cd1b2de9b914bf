import "server-only";
import { sql, type Transaction } from "kysely";
import { countRemovedMails } from "./removed-mails";
import type { LeadDatabase } from "./schema";
import type { NewDelivery } from "./types";

/** Most mails to one mailbox in a day: our forms must not be used to flood a stranger. */
export const mailsPerDay = 5;
export const dayMs = 24 * 3600 * 1000;

export const isMail = ({ destination }: NewDelivery) => destination === "visitor-email";

/** Mails to a mailbox: those that were sent or will be, and those of held leads. */
export type MailCount = { sent: number; held: number };

/**
 * Counts the mails to each mailbox in the day before `now`, those of removed leads included. Mails of held leads are counted
 * apart: nothing was sent yet, so a stranger must not use up the limit with them.
 */
export async function countMails(
  tx: Transaction<LeadDatabase>,
  mailboxKey: string,
  mailboxes: string[],
  now: number,
): Promise<Map<string, MailCount>> {
  if (mailboxes.length === 0) return new Map();
  const removed = await countRemovedMails(tx, mailboxKey, mailboxes, now);
  const rows = await tx
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .where("destination", "=", "visitor-email")
    .where("leads.mailbox", "in", mailboxes)
    .where("leads.created_at", ">", now - dayMs)
    .select([
      "leads.mailbox",
      sql<number>`count(*) filter (where deliveries.status != 'held')`.as("sent"),
      sql<number>`count(*) filter (where deliveries.status = 'held')`.as("held"),
    ])
    .groupBy("leads.mailbox")
    .execute();
  const stored = new Map(rows.map(({ mailbox, sent, held }) => [mailbox, { sent, held }]));
  const countOf = (mailbox: string): MailCount => {
    const { sent = 0, held = 0 } = stored.get(mailbox) ?? {};
    return { sent: sent + (removed.get(mailbox) ?? 0), held };
  };
  return new Map(mailboxes.map((mailbox) => [mailbox, countOf(mailbox)]));
}
