import "server-only";
import { removeMails } from "@/lib/features/leads/destinations/mailbox";
import { removeFromExports } from "@/lib/features/leads/export-files";
import { buildRemovalNotices } from "@/lib/features/leads/removal-notice";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { wakeDelivery } from "@/lib/features/leads/wake";

type WithdrawOptions = {
  store: Pick<LeadStore, "listThread" | "withdraw">;
  leadId: string;
  /** Unix time, ms. */
  now: number;
  mailFolder: string;
  exportFolder: string;
};

/**
 * Removes one lead with its corrections: their deliveries, the mails of these in the local mailbox, and their
 * records in exports. Adds notices for the destinations. Other leads of the same person stay. Idempotent.
 * PRIVACY: only its ids remain; no hash of the address, because the person was not erased.
 */
export async function withdrawLead({
  store,
  leadId,
  mailFolder,
  exportFolder,
  now,
}: WithdrawOptions): Promise<void> {
  const thread = await store.listThread(leadId);
  const deliveryIds = thread.flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
  // Files first: if this is interrupted, the store still knows what a second run has to remove.
  await removeMails(mailFolder, deliveryIds);
  await removeFromExports(
    exportFolder,
    thread.map(({ lead }) => lead.id),
  );
  const withdrawn = await store.withdraw(leadId, (removed) =>
    buildRemovalNotices("lead.withdrawn", removed, now),
  );
  wakeDelivery();
  // Again, for mails and exports that were written meanwhile.
  await removeMails(mailFolder, withdrawn.deliveryIds);
  await removeFromExports(exportFolder, withdrawn.leadIds);
}
