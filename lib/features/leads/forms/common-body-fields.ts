/** Fields of the forms' request bodies in addition to what the visitor enters. */
import { z } from "zod";
import { parseBrowserUrl } from "@/lib/base/browser-url";
import { parseInquiryProduct } from "@/lib/base/products";
import { fieldLimits } from "@/lib/features/leads/lead/fields";
import { touchNames } from "@/lib/features/tracking/touch";

const shortText = (max: number) => z.string().max(max).optional().catch(undefined);
/** Sales follow these URLs from the CRM: other schemes, such as `javascript:`, are dropped. Android apps send a referrer with the scheme `android-app:`. */
const isFollowable = (text: string) =>
  /^(?:https?|android-app):$/.test(parseBrowserUrl(text)?.protocol ?? "");
const url = (max: number) => z.string().max(max).refine(isFollowable).optional().catch(undefined);

const urlNames: ReadonlySet<string> = new Set(["landing_page_url", "referer"]);

/** The browser already limits URLs to 1,000 characters and campaign parameters to 300. These limits only drop forged values. */
const touch = z
  .object(
    Object.fromEntries(touchNames.map((name) => [name, urlNames.has(name) ? url(1000) : shortText(1000)])),
  )
  .transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value)))
  .optional()
  .catch(undefined);

/** The tracking bundle (specification, point 3). Invalid values are dropped; they never make a lead invalid. */
export const trackingSchema = z
  .object({
    path_url: url(2000),
    landing_page_url: url(2000),
    referer: url(2000),
    ad_group_id: shortText(200),
    transaction_id: shortText(500),
    startnow: shortText(500),
    gclid: shortText(500),
    ga_client_id: shortText(200),
    experiment_id: shortText(200),
    experiment_variation: shortText(200),
    webutation: z.boolean().optional().catch(undefined),
    latam: z.boolean().nullable().optional().catch(undefined),
    first_touch: touch,
    last_touch: touch,
  })
  .optional()
  .catch(undefined);

export const commonBodyFields = {
  tracking: trackingSchema,
  /** Honeypot: an invisible field that only scripts fill in. A lead with it is held for review, never rejected. */
  website: z
    .unknown()
    .transform((value) => (typeof value === "string" ? value : value == null ? undefined : "filled"))
    .optional(),
  /**
   * Milliseconds between showing the form and sending it. Absent if unknown: without JavaScript, or if the form was
   * opened with text entered earlier.
   */
  fillTime: z.number().nonnegative().optional().catch(undefined),
};

/** Product and plan, which come from the page. Unknown products become General; an invalid plan becomes "". */
export const productFields = {
  product: z.unknown().optional().transform(parseInquiryProduct),
  plan: z
    .string()
    .max(fieldLimits.plan)
    .optional()
    .catch(undefined)
    .transform((plan) => plan?.trim() ?? ""),
};
