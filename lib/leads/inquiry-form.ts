import "server-only";
import { callingCodeOf } from "@/lib/phone/calling-codes";
import { type InquiryBodyInput, inquirySchema } from "./forms/inquiry";

/**
 * The inquiry as the page without JavaScript posts it, turned into the JSON body of the same
 * endpoint. `page` is the page of this site that held the form: its query names product and plan
 * where the form itself does not. Null when a field is not valid.
 */
export function parseInquiryForm(form: URLSearchParams, page: URL | null): InquiryBodyInput | null {
  const parsed = inquirySchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { phonePrefix, phone, ...values } = parsed.data;
  const callingCode = callingCodeOf(phonePrefix);
  if (callingCode === null) return null;
  return {
    ...values,
    fullPhoneNumber: `${callingCode}${phone}`,
    product: form.get("product") ?? page?.searchParams.get("product"),
    plan: form.get("plan") ?? page?.searchParams.get("plan") ?? undefined,
    website: form.get("website") ?? undefined,
    tracking: page === null ? undefined : { path_url: page.href },
  };
}
