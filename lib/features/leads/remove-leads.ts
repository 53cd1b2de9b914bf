import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/base/env/server";
import { normalizeAddress } from "@/lib/features/leads/lead/mailbox-of";
import { buildRemovalNotices } from "@/lib/features/leads/removal-notice";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { type CleanupOptions, removeLeadsFromFiles } from "@/lib/features/leads/sweep";
import { work } from "@/lib/features/leads/wake";
import { getSiteKey } from "@/lib/platform/keys/site-key";

/**
 * The keyed hash (HMAC-SHA-256, hex) that stays in `erasures` for an erased email address.
 * PRIVACY: without the key, email addresses cannot be tested against the table.
 */
export async function hashErasedEmail(email: string): Promise<string> {
  const key = env.ERASURE_KEY ?? (await getSiteKey("erasure"));
  return createHmac("sha256", key).update(normalizeAddress(email)).digest("hex");
}

type EraseOptions = CleanupOptions & {
  store: Pick<LeadStore, "erase">;
  email: string;
  /** Unix time, ms. */
  now: number;
};

/**
 * Erases one person: their leads, the mails about them in the local mailbox, and their records in exports. Adds
 * notices for the destinations. Returns the number of erased leads, and how many export files could not be cleaned.
 * PRIVACY: what remains in the store is listed in `README.md`, "Erasing".
 */
export async function eraseLeads({
  email,
  now,
  ...cleanup
}: EraseOptions): Promise<{ count: number; failedExports: number }> {
  const hash = await hashErasedEmail(email);
  const { leadIds } = await cleanup.store.erase(email, hash, now, (leads) =>
    buildRemovalNotices("lead.erased", leads, now),
  );
  // If this is interrupted, the site's next sweep removes the rest, and also a mail that was written meanwhile.
  return { count: leadIds.length, failedExports: await removeLeadsFromFiles(cleanup) };
}

/**
 * Removes one lead with its corrections and their deliveries; the sweep removes their local mails and their records in
 * exports soon after. Adds notices for the destinations. Other leads of the same person stay. Idempotent.
 * PRIVACY: no hash of the address remains, because the person was not erased; see `README.md`, "Erasing".
 */
export async function withdrawLead(store: LeadStore, leadId: string, now: number): Promise<void> {
  const { leadIds } = await store.withdraw(leadId, (removed) =>
    buildRemovalNotices("lead.withdrawn", removed, now),
  );
  if (leadIds.length === 0) return;
  work.emit("delivery");
  // The files are not cleaned in this request: exports can be large, and a visitor could repeat it.
  work.emit("sweep");
}
