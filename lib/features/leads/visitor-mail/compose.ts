import "server-only";
import type { VisitorMailOrder } from "@/lib/features/leads/destinations/body";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { VisitorMail } from "@/lib/features/leads/forms/server-form";

/**
 * Writes the mail for a visitor, with links that are signed now; null when what it is about is gone from the
 * content.
 */
export function composeVisitorMail(order: VisitorMailOrder, leadId: string): Promise<VisitorMail | null> {
  return serverForms[order.form].visitorMail(order, leadId);
}
