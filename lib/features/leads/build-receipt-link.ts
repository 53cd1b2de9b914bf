import "server-only";
import { routes } from "@/lib/base/routes";
import { buildReceiptToken } from "./receipt-token";
import { formatReference } from "./reference";

/**
 * The reference of a lead and the path of its receipt. Deterministic. Throws `StoreUnavailableError` while the signing
 * key is unavailable.
 */
export async function buildReceiptLink(leadId: string): Promise<{ reference: string; receiptUrl: string }> {
  return { reference: formatReference(leadId), receiptUrl: routes.receipt(await buildReceiptToken(leadId)) };
}
