import "server-only";
import type { Transaction } from "kysely";
import { countRemovedMails } from "./removed-mails";
import type { LeadDatabase } from "./schema";
import type { NewDelivery } from "./types";

/** Most mails to one mailbox in a day: our forms must not be used to flood a stranger. */
export const mailsPerDay = 5;
export const dayMs = 24 * 3600 * 1000;

export const isMail = ({ destination }: NewDelivery) => destination === "visitor-email";

/**
 * Number of mails to each mailbox in the day before `now`, those of removed leads included. Mails of held leads do not
 * count: nothing was sent, so a stranger could use up the limit unseen.
 */
export async function countMails(
  tx: Transaction<LeadDatabase>,
  mailboxKey: string,
  mailboxes: string[],
  now: number,
): Promise<Map<string, number>> {
  if (mailboxes.length === 0) return new Map();
  const removed = await countRemovedMails(tx, mailboxKey, mailboxes, now);
  const rows = await tx
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .where("destination", "=", "visitor-email")
    .where("deliveries.status", "!=", "held")
    .where("leads.mailbox", "in", mailboxes)
    .where("leads.created_at", ">", now - dayMs)
    .select(["leads.mailbox", (eb) => eb.fn.countAll<number>().as("total")])
    .groupBy("leads.mailbox")
    .execute();
  const stored = new Map(rows.map(({ mailbox, total }) => [mailbox, total]));
  const totalOf = (mailbox: string) => (stored.get(mailbox) ?? 0) + (removed.get(mailbox) ?? 0);
  return new Map(mailboxes.map((mailbox) => [mailbox, totalOf(mailbox)]));
}
