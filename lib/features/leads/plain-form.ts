import "server-only";
import { callingCodeOf } from "@/lib/base/phone/calling-codes";
import { readTypedPhone } from "@/lib/base/phone/typed-number";
import { buildLeadBody } from "@/lib/features/leads/client/body";
import { withoutIds } from "@/lib/features/tracking/campaign-parameters";

/**
 * A form as a page without JavaScript posts it, turned into the JSON body of the same endpoint; the body's
 * schema checks the rest. `page` is the page of this site that held the form: its query names product and
 * plan where the form itself does not. Null when the country code is none.
 */
export function parsePlainForm(form: URLSearchParams, page: URL | null): Record<string, unknown> | null {
  const { consent, ...values }: Record<string, string> = Object.fromEntries(form);
  if (values.phonePrefix !== undefined && callingCodeOf(values.phonePrefix) === null) return null;
  return {
    ...buildLeadBody(readTypedPhone(values)),
    // A browser sends a box only when it is checked.
    consent: consent !== undefined && consent !== "false",
    product: values.product ?? page?.searchParams.get("product"),
    plan: values.plan ?? page?.searchParams.get("plan") ?? undefined,
    tracking: page === null ? undefined : { path_url: withoutIds(page.href) },
  };
}
