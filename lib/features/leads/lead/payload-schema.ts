/** The format of a lead for the CRM, the same for all forms (specification, point 3, "as built"). */
import { z } from "zod";
import { trackingShape } from "@/lib/features/tracking/bundle-schema";
import { emailField, firstNameField } from "./fields";

const text = z.string();

/** The full lead (points 3 and 5 of the specification). Tests check what the forms build. */
export const leadPayloadSchema = z.strictObject({
  ...trackingShape,
  latam: z.boolean().nullable().optional(),
  name: text,
  first_name: firstNameField,
  last_name: text,
  company: text.min(1).optional(),
  fullPhoneNumber: text.optional(),
  /** Only when a phone number was given. */
  phone: text.min(1).optional(),
  product: text.optional(),
  plan: text.optional(),
  message: text.optional(),
  page: text.optional(),
  /** The product's type in the CRM; empty for General and for forms that are not about a product. */
  form_type: text,
  /** The chosen option: the plan, or the form's own choice (attendance, kind, guide, post, value). */
  form_type_value: text,
  /** The site identifier; fixed. */
  domain: text.min(1),
  /** Always empty; the email address is in `oxm`. */
  email: z.literal(""),
  /** The sender's email address, under the CRM's name for it. */
  oxm: emailField,
  manager_id: z.number().optional(),
});
