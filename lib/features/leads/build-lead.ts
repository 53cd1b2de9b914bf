import "server-only";
import { toStorable } from "@/lib/base/format/storable";
import { formTypeOf } from "@/lib/base/products";
import type { LeadBody } from "@/lib/features/leads/forms/lead-body";
import type { LeadPayload } from "@/lib/features/leads/lead/types";

/** The CRM's identifier of this site. */
const SITE_DOMAIN = "oxbow";
const MAX_USER_AGENT = 1000;

/** The CRM's two name fields: the last word is the last name; a single word is a first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return { first_name: words.join(" "), last_name: last };
}

const clean = (text: string) => toStorable(text).trim();

type Tracking = NonNullable<LeadBody["tracking"]> & { user_agent?: string };

/** A cleaned value; undefined when it is empty. */
function cleanValue(value: Tracking[keyof Tracking]): unknown {
  if (typeof value === "string") return clean(value) || undefined;
  if (value === null) return undefined;
  if (typeof value !== "object") return value;
  const parts = Object.entries(value).map(([key, text]) => [key, clean(text ?? "")] as const);
  const kept = parts.filter(([, text]) => text !== "");
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Tracking values without the empty ones (specification, point 3). */
function withoutEmpty(sent: Tracking): Tracking {
  const cleaned = Object.entries(sent).map(([key, value]) => [key, cleanValue(value)] as const);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== undefined));
}

function namesOf({ name = "", surname }: LeadBody) {
  if (surname === undefined) return { name, ...splitName(name) };
  return { name: `${name} ${surname}`, first_name: name, last_name: surname };
}

/**
 * The lead in the CRM's format (specification, point 3, "as built"): `oxm` has the email address, and `email` is empty. `userAgent` is
 * the request's header.
 */
export function buildLead(body: LeadBody, context: { userAgent: string | null }): LeadPayload {
  const { company, email, message, fullPhoneNumber, product, tracking } = body;
  const { attendance, kind, guide, post, value } = body;
  const plan = body.plan === undefined ? undefined : clean(body.plan);
  const sent = withoutEmpty({
    ...tracking,
    user_agent: context.userAgent?.slice(0, MAX_USER_AGENT),
  });
  const phone = fullPhoneNumber || undefined;
  const optional = { company: company || undefined, message, fullPhoneNumber, phone, product, plan };
  return {
    ...sent,
    ...Object.fromEntries(Object.entries(optional).filter(([, given]) => given !== undefined)),
    form_type: formTypeOf(product ?? "General"),
    form_type_value: plan ?? attendance ?? kind ?? guide ?? post ?? value ?? "",
    domain: SITE_DOMAIN,
    email: "",
    oxm: email,
    ...namesOf(body),
  };
}
