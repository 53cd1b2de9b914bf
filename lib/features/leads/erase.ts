import "server-only";
import { removeMails } from "@/lib/features/leads/destinations/mailbox";
import { removeFromExports } from "@/lib/features/leads/export-files";
import { buildRemovalNotices } from "@/lib/features/leads/removal-notice";
import { hashErasedEmail } from "@/lib/features/leads/store/erasure-key";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";

/** More leads than one person ever sends, and few enough for one query. */
const maxLeadsOfOne = 10_000;

type EraseOptions = {
  store: Pick<LeadStore, "listLeads" | "erase">;
  email: string;
  mailFolder: string;
  exportFolder: string;
  /** Unix time, ms. */
  now: number;
};

/**
 * Erases one person: their leads, the mails of these in the local mailbox, and their records in exports. Adds
 * notices for the destinations. Returns the number of leads.
 * PRIVACY: only a keyed hash of the address remains, in the store.
 */
export async function eraseLeads(options: EraseOptions): Promise<{ count: number; failedExports: number }> {
  const { store, email, mailFolder, exportFolder, now } = options;
  const hash = await hashErasedEmail(email);
  const found = await store.listLeads({ email, limit: maxLeadsOfOne });
  const deliveryIds = found.flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
  const foundIds = found.map(({ lead }) => lead.id);
  // Files first: if this is interrupted, the store still knows what a second run has to remove.
  await removeMails(mailFolder, deliveryIds);
  await removeFromExports(exportFolder, foundIds);
  const erased = await store.erase(email, hash, now, (removed) =>
    buildRemovalNotices("lead.erased", removed, now),
  );
  // Again, for leads, mails and exports that were written meanwhile. The worker deletes a mail that is being
  // written right now when it finds the delivery gone.
  await removeMails(mailFolder, erased.deliveryIds);
  const failedExports = await removeFromExports(exportFolder, [...foundIds, ...erased.leadIds]);
  return { count: erased.leadIds.length, failedExports };
}
