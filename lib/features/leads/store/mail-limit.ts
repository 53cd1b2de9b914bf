import "server-only";
import type { Transaction } from "kysely";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { isPlainAddress } from "@/lib/features/leads/mailbox-of";
import {
  type CountedMail,
  confirmations,
  dayMs,
  latestDueMs,
  type MailKind,
  mailKindOf,
} from "./counted-mail";
import { listRemovedMails } from "./removed-mails";
import type { LeadDatabase } from "./schema";
import type { NewDelivery, NewLead } from "./types";

/**
 * Most mails to one mailbox in a day: our forms must not be used to flood a stranger. Mails of held leads that a reviewer
 * releases may exceed it.
 */
const mailsPerDay = 5;
/** A mail that is due later than this waits for the limit. A mail that is due now may be on its way already. */
const waitsFromMs = 60_000;

export const isMail = ({ destination }: NewDelivery) => destination === "visitor-email";

/**
 * The mails to each mailbox in the day before `now`, and those that wait; also of removed leads.
 * @param now on the clock of the delivery queue
 */
export async function listCountedMails(
  tx: Transaction<LeadDatabase>,
  mailboxKey: string,
  mailboxes: string[],
  now: number,
): Promise<Map<string, CountedMail[]>> {
  const listed = new Map<string, CountedMail[]>(mailboxes.map((mailbox) => [mailbox, []]));
  if (mailboxes.length === 0) return listed;
  for (const { mailbox, ...mail } of await listRemovedMails(tx, mailboxKey, mailboxes, now))
    listed.get(mailbox)?.push(mail);
  const rows = await tx
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .where("deliveries.mailbox", "in", mailboxes)
    .where("next_attempt_at", ">", now - dayMs)
    .where("next_attempt_at", "<=", now + latestDueMs)
    .select(["deliveries.mailbox", "form", "next_attempt_at", "deliveries.status"])
    .execute();
  for (const { mailbox, form, next_attempt_at: dueAt, status } of rows)
    listed.get(mailbox ?? "")?.push({ kind: mailKindOf(form), dueAt, isHeld: status === "held" });
  return listed;
}

/**
 * When a mail may be sent beside `mails`: `now`, or once enough of them no longer count. One mail of the day is kept for
 * each kind of confirmation, so that other mails cannot use up the limit.
 */
export function findFreeTime(mails: readonly CountedMail[], kind: MailKind, now: number): number {
  const hasRoom = (at: number) => {
    const counted = mails.filter(({ dueAt }) => dueAt > at - dayMs && dueAt <= at);
    const isUnused = (other: MailKind) => other !== kind && counted.every((mail) => mail.kind !== other);
    return counted.length + confirmations.filter(isUnused).length < mailsPerDay;
  };
  // There must be room for it as long as it counts, also beside mails that wait.
  const isFree = (at: number) =>
    [at, ...mails.map(({ dueAt }) => dueAt).filter((due) => due > at && due < at + dayMs)].every(hasRoom);
  const laterTimes = mails.map(({ dueAt }) => dueAt + dayMs).toSorted((a, b) => a - b);
  return [now, ...laterTimes].find(isFree) ?? now;
}

/**
 * Whether a confirmation to another address of the mailbox waits, which one to a tagged address does not replace (see
 * `LeadStore.accept`).
 */
export const waitsAlready = ({ email, form }: NewLead, mails: readonly CountedMail[], now: number) =>
  !isPlainAddress(email) &&
  mails.some(({ kind, dueAt }) => kind === mailKindOf(form) && dueAt > now + waitsFromMs);

/**
 * Deletes the mails to a mailbox that nobody has tried to send yet; with `now`, only those that wait for the limit.
 * @param leads which of the mailbox's leads
 */
export async function deleteUnsentMails(
  tx: Transaction<LeadDatabase>,
  mailbox: string,
  leads: { form: LeadFormId; email?: string },
  now?: number,
): Promise<void> {
  await tx
    .deleteFrom("deliveries")
    .where("deliveries.mailbox", "=", mailbox)
    .where("status", "=", "pending")
    .where("attempts", "=", 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("leads")
          .select("leads.id")
          .whereRef("leads.id", "=", "deliveries.lead_id")
          .where((lead) => lead.and(leads)),
      ),
    )
    .$if(now !== undefined, (query) => query.where("next_attempt_at", ">", (now ?? 0) + waitsFromMs))
    .execute();
}
