import { routes } from "@/lib/base/routes";
import type { LeadFormId } from "@/lib/features/leads/forms";

/** The endpoint of a form, for JSON or urlencoded bodies. */
export function leadEndpoint(form: LeadFormId): string {
  return form === "inquiry" ? "/api/contact" : `/api/leads/${form}`;
}

/** The endpoint for corrections of a sent lead, from the path of its receipt. */
export function correctionEndpoint(receiptPath: string): string {
  return routes.receiptPost(receiptPath.split("/").at(-1) ?? "", "correct");
}
