import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { mailboxOf } from "@/lib/features/leads/mailbox-of";
import { batchesOf } from "./rows";
import type { LeadDatabase } from "./schema";
import type { LeadWithDeliveries } from "./types";

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

const hashOf = (mailbox: string, key: string) =>
  createHmac("sha256", key).update(mailbox).digest("base64url");

/**
 * Remembers the mails of removed leads for as long as they count towards the daily limit of their mailbox: otherwise
 * withdrawing a lead would reset it.
 * PRIVACY: under a keyed hash, until `sweepRemovedMails`.
 * @param countedMs how long a mail counts
 */
export async function storeRemovedMails(
  tx: Transaction<LeadDatabase>,
  key: string,
  removed: readonly LeadWithDeliveries[],
  countedMs: number,
): Promise<void> {
  const mailed = removed.filter(({ deliveries }) =>
    deliveries.some(({ destination, status }) => destination === "visitor-email" && status !== "held"),
  );
  const rows = mailed.map(({ lead }) => ({
    lead_id: lead.id,
    hash: hashOf(mailboxOf(lead.email), key),
    counted_until: lead.createdAt + countedMs,
  }));
  for (const batch of batchesOf(rows))
    await tx
      .insertInto("removed_mails")
      .values(batch)
      .onConflict((conflict) => conflict.column("lead_id").doNothing())
      .execute();
}

/** Number of mails of removed leads that still count, by mailbox; mailboxes without any are left out. */
export async function countRemovedMails(
  tx: Transaction<LeadDatabase>,
  key: string,
  mailboxes: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const byHash = new Map(mailboxes.map((mailbox) => [hashOf(mailbox, key), mailbox]));
  const rows = await tx
    .selectFrom("removed_mails")
    .select(["hash", (eb) => eb.fn.countAll<number>().as("mails")])
    .where("hash", "in", [...byHash.keys()])
    .where("counted_until", ">", now)
    .groupBy("hash")
    .execute();
  return new Map(rows.map(({ hash, mails }) => [byHash.get(hash) ?? "", mails]));
}

/** Deletes those that no longer count. */
export async function sweepRemovedMails(tx: Transaction<LeadDatabase>, now: number): Promise<void> {
  await tx.deleteFrom("removed_mails").where("counted_until", "<=", now).execute();
}
