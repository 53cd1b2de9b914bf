import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { mailboxOf } from "@/lib/features/leads/mailbox-of";
import {
  type CountedMail,
  confirmations,
  dayMs,
  latestDueMs,
  type MailKind,
  mailKindOf,
} from "./counted-mail";
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

const hashOf = (mailbox: string, kind: MailKind, key: string) =>
  createHmac("sha256", key)
    // An older version did not distinguish the kinds: its mails count as receipts.
    .update(kind === "receipt" ? mailbox : `${kind}\n${mailbox}`)
    .digest("base64url");

/**
 * Remembers the mails that were sent (or may have been) about removed leads, for as long as they count towards the daily
 * limit of their mailbox: otherwise withdrawing a lead would reset it.
 * PRIVACY: under a keyed hash, until `sweepRemovedMails`.
 */
export async function storeRemovedMails(
  tx: Transaction<LeadDatabase>,
  key: string,
  removed: readonly LeadWithDeliveries[],
): Promise<void> {
  const rows = removed.flatMap(({ lead, deliveries }) =>
    deliveries
      .filter(({ destination, attempts }) => destination === "visitor-email" && attempts > 0)
      .map(({ nextAttemptAt }) => ({
        lead_id: lead.id,
        hash: hashOf(mailboxOf(lead.email), mailKindOf(lead.form), key),
        counted_until: nextAttemptAt + dayMs,
      })),
  );
  for (const batch of batchesOf(rows))
    await tx
      .insertInto("removed_mails")
      .values(batch)
      .onConflict((conflict) => conflict.column("lead_id").doNothing())
      .execute();
}

/** The mails of removed leads that still count at `now`. */
export async function listRemovedMails(
  tx: Transaction<LeadDatabase>,
  key: string,
  mailboxes: readonly string[],
  now: number,
): Promise<(CountedMail & { mailbox: string })[]> {
  const kinds = ["receipt", ...confirmations] as const;
  const byHash = new Map(
    mailboxes.flatMap((mailbox) => kinds.map((kind) => [hashOf(mailbox, kind, key), { mailbox, kind }])),
  );
  const rows = await tx
    .selectFrom("removed_mails")
    .select(["hash", "counted_until"])
    .where("hash", "in", [...byHash.keys()])
    .where("counted_until", ">", now)
    .where("counted_until", "<=", now + latestDueMs + dayMs)
    .execute();
  return rows.flatMap(({ hash, counted_until: until }) => {
    const mail = byHash.get(hash);
    return mail === undefined ? [] : [{ ...mail, dueAt: until - dayMs, isHeld: false }];
  });
}

/** Deletes those that no longer count. */
export async function sweepRemovedMails(tx: Transaction<LeadDatabase>, now: number): Promise<void> {
  await tx.deleteFrom("removed_mails").where("counted_until", "<=", now).execute();
}
