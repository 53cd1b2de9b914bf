import "server-only";
import { removeTrackingIds } from "@/lib/base/campaign-parameters";
import { callingCodeOf } from "@/lib/base/phone/calling-codes";
import { normalizePhoneInput } from "@/lib/base/phone/phone-input";
import { buildLeadBody } from "@/lib/features/leads/build-lead-body";
import { limitUrl } from "@/lib/features/tracking/touch";

/**
 * Converts a plain form post (without JavaScript) to the JSON body of the same endpoint; the body's schema validates
 * it. `page` is the page of the form: its query provides product and plan if the form has no fields for them. Null for
 * an unknown country code.
 */
export function parsePlainForm(form: URLSearchParams, page: URL | null): Record<string, unknown> | null {
  const { consent, ...values }: Record<string, string> = Object.fromEntries(form);
  if (values.phonePrefix !== undefined && callingCodeOf(values.phonePrefix) === null) return null;
  return {
    ...buildLeadBody(normalizePhoneInput(values)),
    // Browsers only send checked checkboxes, ours as "on".
    consent: consent === "on" || consent === "true",
    product: values.product ?? page?.searchParams.get("product") ?? undefined,
    plan: values.plan ?? page?.searchParams.get("plan") ?? undefined,
    tracking: page === null ? undefined : { path_url: removeTrackingIds(limitUrl(page.href)) },
  };
}
