import type { LeadFormId } from "@/lib/leads/types";

/** Where a form's leads are posted, as JSON or urlencoded. */
export function leadEndpoint(form: LeadFormId): string {
  return form === "inquiry" ? "/api/contact" : `/api/leads/${form}`;
}
