import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { mailboxOf } from "@/lib/features/leads/lead/mailbox-of";
import type { LeadDatabase } from "./schema";
import type { NewDelivery, NewLead } from "./types";

/**
 * Most mails to one mailbox in a day: our forms must not be used to flood a stranger. Mails of held leads are counted
 * separately, because they are sent only if a reviewer releases them.
 */
const mailsPerDay = 5;
const dayMs = 24 * 3600 * 1000;

/** Forms whose mail asks its reader to confirm: without it, nothing is booked or subscribed. */
const confirmations = ["oxycon", "scraping-digest"] as const;
const mailKinds = [...confirmations, "receipt", "held"] as const;
type MailKind = (typeof mailKinds)[number];

export const isConfirmation = (form: LeadFormId) => confirmations.some((known) => known === form);

const mailKindOf = ({ form, status }: NewLead): MailKind =>
  status === "held" ? "held" : (confirmations.find((known) => known === form) ?? "receipt");

export const isVisitorMail = ({ destination }: NewDelivery) => destination === "visitor-email";

const keyName = "removed-mails";

/** The key of this database for the hashes of mailboxes; all servers share it. */
export async function readMailboxKey(db: Kysely<LeadDatabase>): Promise<string> {
  const stored = db.selectFrom("keys").select("value").where("name", "=", keyName);
  const known = await stored.executeTakeFirst();
  if (known !== undefined) return known.value;
  await db
    .insertInto("keys")
    .values({ name: keyName, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
}

/** Receipts have no prefix, as in rows that were stored before there were kinds. */
const hashOf = (mailbox: string, kind: MailKind, key: string) =>
  createHmac("sha256", key)
    .update(kind === "receipt" ? mailbox : `${kind}\n${mailbox}`)
    .digest("base64url");

/** One mail of the day is reserved for each kind of confirmation, so that other mails cannot use up the limit. */
function hasRoom(kind: MailKind, countOf: (kind: MailKind) => number): boolean {
  if (kind === "held") return countOf("held") < mailsPerDay;
  const reserved = confirmations.filter((other) => other !== kind && countOf(other) === 0).length;
  return countOf("receipt") + countOf("oxycon") + countOf("scraping-digest") + reserved < mailsPerDay;
}

/**
 * Counts the mails to the senders of `leads`, and returns the leads whose mail is within the limit of its mailbox. The caller
 * holds the locks on the mailboxes.
 * PRIVACY: mailboxes are stored under a keyed hash, for a day: also of withdrawn leads, so withdrawing does not reset the limit.
 */
export async function claimMails(
  tx: Transaction<LeadDatabase>,
  key: string,
  leads: readonly NewLead[],
): Promise<ReadonlySet<NewLead>> {
  if (leads.length === 0) return new Set();
  const hashes = leads.flatMap(({ email }) => mailKinds.map((kind) => hashOf(mailboxOf(email), kind, key)));
  const rows = await tx
    .selectFrom("removedMails")
    .select((eb) => ["hash", eb.fn.countAll<number>().as("total")])
    .where("hash", "in", [...new Set(hashes)])
    .where("countedUntil", ">", Math.min(...leads.map(({ createdAt }) => createdAt)))
    .groupBy("hash")
    .execute();
  const counts = new Map(rows.map(({ hash, total }) => [hash, total]));
  const mails: { lead: NewLead; hash: string }[] = [];
  for (const lead of leads) {
    const hashOfKind = (kind: MailKind) => hashOf(mailboxOf(lead.email), kind, key);
    const kind = mailKindOf(lead);
    const hash = hashOfKind(kind);
    if (!hasRoom(kind, (other) => counts.get(hashOfKind(other)) ?? 0)) continue;
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
    mails.push({ lead, hash });
  }
  if (mails.length > 0)
    await tx
      .insertInto("removedMails")
      .values(
        mails.map(({ lead, hash }) => ({ leadId: lead.id, hash, countedUntil: lead.createdAt + dayMs })),
      )
      .execute();
  return new Set(mails.map(({ lead }) => lead));
}

/** Deletes the mails that no longer count. */
export async function sweepMails(tx: Transaction<LeadDatabase>, now: number): Promise<void> {
  await tx.deleteFrom("removedMails").where("countedUntil", "<=", now).execute();
}
