/** The one shape of a lead for the CRM, whichever form it came by (specification, point 3, "as built"). */
import { z } from "zod";
import { emailField, firstNameField } from "@/lib/leads/fields";
import type { LeadPayload } from "@/lib/leads/types";
import { touchNames } from "@/lib/tracking/touch";

const text = z.string();

/** One way by which the visitor came: which page, where from, which campaign. */
const touch = z.partialRecord(z.enum(touchNames), text);

/** The tracking bundle; empty values are dropped before they get here. */
export const trackingShape = z
  .object({
    path_url: text,
    ad_group_id: text,
    transaction_id: text,
    startnow: text,
    gclid: text,
    webutation: z.boolean(),
    referer: text,
    ga_client_id: text,
    user_agent: text,
    landing_page_url: text,
    experiment_id: text,
    experiment_variation: text,
    latam: z.boolean(),
    first_touch: touch,
    last_touch: touch,
  })
  .partial().shape;

export const trackingNames = z.keyof(z.object(trackingShape)).options;

/** The full lead (points 3 and 5 of the specification). `email` is sent empty and the real address goes in `oxm`. */
export const leadPayloadSchema = z.strictObject({
  ...trackingShape,
  latam: z.boolean().nullable().optional(),
  /** The product's; empty for General, the main product, and forms that are not about a product. */
  form_type: text,
  /** What was chosen: the plan, or the form's own choice (attendance, kind, guide, post, value). */
  form_type_value: text,
  /** The site identifier; fixed. */
  domain: text.min(1),
  email: z.literal(""),
  oxm: emailField,
  name: text,
  first_name: firstNameField,
  last_name: text,
  company: text.min(1).optional(),
  message: text.optional(),
  fullPhoneNumber: text.optional(),
  /** Only when a phone number was given. */
  phone: text.min(1).optional(),
  product: text.optional(),
  plan: text.optional(),
  page: text.optional(),
  manager_id: z.number().optional(),
});

/** A lead of a form that may be sent without a name, without an address, or without both. */
const anonymousLeadSchema = leadPayloadSchema.extend({
  first_name: text,
  oxm: z.union([z.literal(""), emailField]),
});

/** Checks a lead that has been built, in full where its sender gave a name and an address. Throws where it is wrong. */
export function checkLeadPayload(payload: LeadPayload): LeadPayload {
  const isNamed = payload.name !== "" && payload.oxm !== "";
  return (isNamed ? leadPayloadSchema : anonymousLeadSchema).parse(payload);
}
