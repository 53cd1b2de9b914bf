import "server-only";
import type { InquiryBody } from "@/lib/leads/forms/inquiry";
import type { LeadPayload } from "@/lib/leads/types";
import { formTypeOf } from "@/lib/products";

/** The site identifier that the CRM knows this site by. */
const SITE_DOMAIN = "oxbow";
const MAX_USER_AGENT = 1000;

/**
 * A full name in the CRM's two fields: the last word is the last name, everything before it the
 * first name; a single word is a first name.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return { first_name: words.join(" "), last_name: last };
}

/** Text that every store and receiver takes: NUL breaks Postgres, a lone surrogate breaks UTF-8. */
const clean = (text: string) => text.toWellFormed().replaceAll("\0", "").trim();

/** Tracking values without the empty ones (specification, point 3). */
function withoutEmpty(tracking: Record<string, string | undefined>): Record<string, string> {
  const cleaned = Object.entries(tracking).map(([key, value]) => [key, clean(value ?? "")] as const);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== ""));
}

/**
 * The lead payload of the specification, point 3, "as built": the e-mail field is empty and the
 * address goes in `oxm`. `userAgent` is the request's header.
 */
export function buildLead(body: InquiryBody, context: { userAgent: string | null }): LeadPayload {
  const { name, company, email, message, fullPhoneNumber, product, tracking } = body;
  const plan = clean(body.plan);
  const phone = fullPhoneNumber === "" ? {} : { phone: fullPhoneNumber };
  return {
    name,
    company,
    message,
    fullPhoneNumber,
    product,
    plan,
    ...withoutEmpty({ ...tracking, user_agent: context.userAgent?.slice(0, MAX_USER_AGENT) }),
    form_type: formTypeOf(product),
    form_type_value: plan,
    domain: SITE_DOMAIN,
    email: "",
    oxm: email,
    ...splitName(name),
    ...phone,
  };
}
