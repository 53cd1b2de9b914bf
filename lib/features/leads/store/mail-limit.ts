import "server-only";
import { sql, type Transaction } from "kysely";
import { countRemovedMails } from "./removed-mails";
import type { LeadDatabase } from "./schema";
import type { NewDelivery } from "./types";

/**
 * Most mails to one mailbox in a day: our forms must not be used to flood a stranger. Mails of held leads that a reviewer
 * releases may exceed it.
 */
export const mailsPerDay = 5;
export const dayMs = 24 * 3600 * 1000;

export const isMail = ({ destination }: NewDelivery) => destination === "visitor-email";

/** Mails to a mailbox. `queued`: sent, pending or failed. `held`: of leads under review, not sent yet. */
export type MailCount = { queued: number; held: number };

/**
 * Counts the mails to each mailbox in the day before `now`, those of removed leads included. Mails of held leads are counted
 * separately: they are not sent yet, so spam under a person's address must not use up that person's limit.
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
      sql<number>`count(*) filter (where deliveries.status != 'held')`.as("queued"),
      sql<number>`count(*) filter (where deliveries.status = 'held')`.as("held"),
    ])
    .groupBy("leads.mailbox")
    .execute();
  const stored = new Map(rows.map(({ mailbox, queued, held }) => [mailbox, { queued, held }]));
  const countOf = (mailbox: string): MailCount => {
    const { queued = 0, held = 0 } = stored.get(mailbox) ?? {};
    return { queued: queued + (removed.get(mailbox) ?? 0), held };
  };
  return new Map(mailboxes.map((mailbox) => [mailbox, countOf(mailbox)]));
}
