/** Schema of tracking data sent with a lead (specification, point 3). */
import { z } from "zod";
import { touchNames } from "./touch";

const text = z.string();

const touch = z.partialRecord(z.enum(touchNames), text);

/** The tracking bundle. Empty values are dropped before validation. */
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

/**
 * Tracking data from the browser (specification, point 3). The server computes form type and value itself.
 */
export type TrackingBundle = z.output<z.ZodObject<typeof trackingShape>> & {
  form_type?: string;
  form_type_value?: string;
};
