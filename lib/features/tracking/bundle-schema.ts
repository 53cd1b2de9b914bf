/** What goes with a lead of the visit (specification, point 3). */
import { z } from "zod";
import { touchNames } from "./touch";

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

/** What a browser sends of the visit (specification, point 3). The server reads form type and value anew. */
export type TrackingBundle = z.output<z.ZodObject<typeof trackingShape>> & {
  form_type?: string;
  form_type_value?: string;
};
