import "server-only";
import { routes } from "@/lib/base/routes";
import { buildReceiptToken } from "./receipt-token";
import { formatReference } from "./reference";

/**
 * What a sender gets to come back to their lead: a reference to say, and the path of its private page. The
 * same lead always gets the same. Throws `StoreUnavailableError` while the signing key can't be read.
 */
export async function buildReceipt(leadId: string): Promise<{ reference: string; receiptUrl: string }> {
  return { reference: formatReference(leadId), receiptUrl: routes.receipt(await buildReceiptToken(leadId)) };
}
