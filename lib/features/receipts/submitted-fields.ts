/** What a receipt page shows about the submitted values. */

import { formatPlan, formatPlanId } from "@/lib/base/form-subject";
import { productCodes, products } from "@/lib/base/products";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { LeadPayload } from "@/lib/features/leads/lead/types";

/** Who received the form, shown below "Asked to erase it too". */
export const describeRecipients = (form: LeadFormId): string =>
  serverForms[form].destinations.includes("crm")
    ? "The sales team and its CRM, which may already have it."
    : "The people who read it. They do not work in sales.";

export const nounOfForm = (form: LeadFormId): string => serverForms[form].noun;

type SubmittedField = { name: string; value: string };

/** The submitted values in reading order, without empty ones. */
export function listSubmittedFields(form: LeadFormId, sent: LeadPayload): SubmittedField[] {
  const product = productCodes.find((code) => code === sent.product);
  const { itemLabel } = serverForms[form];
  const fields = [
    { name: "Name", value: sent.name },
    { name: "Company", value: sent.company },
    // The CRM's name for the email field.
    { name: "Email", value: sent.oxm },
    { name: "Phone no.", value: sent.fullPhoneNumber ?? sent.phone },
    { name: "Product", value: product && products[product].name },
    // `form_type_value` is a plan or, with an `itemLabel`, the slug of an item such as a guide.
    itemLabel
      ? { name: itemLabel, value: formatPlanId(sent.form_type_value) }
      : { name: "Plan", value: formatPlan(sent.form_type_value) },
    { name: "Message", value: sent.message },
  ];
  return fields.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
