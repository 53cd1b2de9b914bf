import "server-only";
import { removeMails } from "@/lib/features/leads/destinations/mailbox";
import { removeFromExports } from "@/lib/features/leads/export-files";
import { buildRemovalNotices } from "@/lib/features/leads/removal-notice";
import { hashErasedEmail } from "@/lib/features/leads/store/erasure-key";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import type { LeadWithDeliveries, Removed } from "@/lib/features/leads/store/types";
import { wakeDelivery } from "@/lib/features/leads/wake";

/** More leads than one person sends, and few enough for one query. */
const maxLeadsOfOne = 10_000;

type Folders = { mailFolder: string; exportFolder: string };

/** Removes leads from the store, local mails and exports; also returns how many exports were not cleaned. */
async function removeWithFiles(
  found: readonly LeadWithDeliveries[],
  remove: () => Promise<Removed>,
  { mailFolder, exportFolder }: Folders,
): Promise<{ removed: Removed; failedExports: number }> {
  const foundIds = found.map(({ lead }) => lead.id);
  // Files first: if this is interrupted, the store still knows what a second run has to remove.
  await removeMails(
    mailFolder,
    found.flatMap(({ deliveries }) => deliveries.map(({ id }) => id)),
  );
  await removeFromExports(exportFolder, foundIds);
  const removed = await remove();
  // Again, for leads, mails and exports that were written in the meantime. A mail that is being written right now is
  // deleted by the worker, which then finds that its delivery is gone.
  await removeMails(mailFolder, removed.deliveryIds);
  return { removed, failedExports: await removeFromExports(exportFolder, [...foundIds, ...removed.leadIds]) };
}

type EraseOptions = Folders & {
  store: Pick<LeadStore, "listLeads" | "erase">;
  email: string;
  /** Unix time, ms. */
  now: number;
};

/**
 * Erases one person: their leads, the mails of these in the local mailbox, and their records in exports. Adds
 * notices for the destinations. Returns the number of leads.
 * PRIVACY: what remains in the store is listed in `README.md`, "Erasing".
 */
export async function eraseLeads({
  store,
  email,
  now,
  ...folders
}: EraseOptions): Promise<{ count: number; failedExports: number }> {
  const hash = await hashErasedEmail(email);
  const found = await store.listLeads({ email, limit: maxLeadsOfOne });
  const erase = () =>
    store.erase(email, hash, now, (removed) => buildRemovalNotices("lead.erased", removed, now));
  const { removed, failedExports } = await removeWithFiles(found, erase, folders);
  return { count: removed.leadIds.length, failedExports };
}

type WithdrawOptions = Folders & {
  store: Pick<LeadStore, "listThread" | "withdraw">;
  leadId: string;
  /** Unix time, ms. */
  now: number;
};

/**
 * Removes one lead with its corrections: their deliveries, the mails of these in the local mailbox, and their
 * records in exports. Adds notices for the destinations. Other leads of the same person stay. Idempotent.
 * PRIVACY: no hash of the address remains, because the person was not erased; see `README.md`, "Erasing".
 */
export async function withdrawLead({ store, leadId, now, ...folders }: WithdrawOptions): Promise<void> {
  const withdraw = () =>
    store.withdraw(leadId, (removed) => buildRemovalNotices("lead.withdrawn", removed, now));
  await removeWithFiles(await store.listThread(leadId), withdraw, folders);
  wakeDelivery();
}
