import { z } from "zod";
import { toStorable } from "@/lib/base/format/storable";
import { webVitalNames } from "@/lib/content/endpoints/schemas-site";

const attributionValue = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

/** Maximum length of the attribution as JSON, in characters. Browsers send about 1,000. */
const maxAttributionLength = 4_000;

/** A web vital as sent by a page (specification, point 7). */
export const vitalSchema = z.object({
  id: z.string().regex(/^[\w.-]{1,80}$/),
  name: z.enum(webVitalNames),
  label: z.literal("web-vital"),
  value: z.number().min(0).max(600_000),
  delta: z.number().min(-600_000).max(600_000),
  attribution: z
    .record(z.string().max(60), attributionValue)
    .refine((attribution) => JSON.stringify(attribution).length <= maxAttributionLength)
    .default({}),
  path: z.string().startsWith("/").max(300).transform(toStorable),
  href: z.string().max(500),
  navigationType: z.string().regex(/^[a-z-]{1,30}$/),
});
export type VitalInput = z.input<typeof vitalSchema>;
