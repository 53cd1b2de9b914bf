import { routes } from "@/lib/base/routes";
import type { LeadFormId } from "@/lib/features/leads/forms";

/** Where a form's leads are posted, as JSON or urlencoded. */
export function leadEndpoint(form: LeadFormId): string {
  return form === "inquiry" ? "/api/contact" : `/api/leads/${form}`;
}

/** Where a sent lead is corrected. `receiptUrl` is the path of its private page. */
export function correctionEndpoint(receiptUrl: string): string {
  return routes.receiptPost(receiptUrl.split("/").at(-1) ?? "", "correct");
}
