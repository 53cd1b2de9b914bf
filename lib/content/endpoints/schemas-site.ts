/** Shapes of the answers about the site itself: moved addresses, measuring, and what a visitor's region asks for. */
import { z } from "zod";

const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** An address on this site: no query, no fragment, no slash at its end, not another host (`//`). */
const sitePath = z.string().regex(/^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?$/);

const redirectSchema = z.discriminatedUnion("status", [
  // SECURITY: an address of this site only, so that whoever feeds this list cannot send visitors elsewhere.
  z.object({ from: sitePath, to: sitePath, status: z.literal([301, 302, 307, 308]) }),
  z.object({ from: sitePath, status: z.literal(410) }),
]);

type RedirectRow = z.output<typeof redirectSchema>;

/** What is wrong with a row beside the others: who is sent on arrives in one step, so never in a loop. */
function describeRow(row: RedirectRow, index: number, rows: RedirectRow[]): string | null {
  if (row.from === "/") return "The home page cannot move";
  if (rows.findIndex(({ from }) => from === row.from) < index) return `${row.from} is listed twice`;
  const leadsOn = "to" in row && rows.some(({ from }) => from === row.to);
  return leadsOn ? `${row.from} leads to ${row.to}, which moved or was withdrawn itself` : null;
}

export const redirectsSchema = z.object({
  redirects: z.array(redirectSchema).check(({ value, issues }) => {
    for (const [index, row] of value.entries()) {
      const message = describeRow(row, index, value);
      if (message !== null) issues.push({ code: "custom", input: row, path: [index], message });
    }
  }),
});
export type Redirects = z.output<typeof redirectsSchema>;
export type Redirect = Redirects["redirects"][number];

/** Values up to `good` are good, above `poor` they are poor. In ms; CLS has no unit. */
const thresholdSchema = z
  .object({ good: z.number().positive(), poor: z.number().positive() })
  .refine(({ good, poor }) => good < poor, { error: "Good must end below poor" });

export const webVitalNames = ["LCP", "FCP", "CLS", "INP", "FID", "TTFB"] as const;

export const webVitalsSchema = z.object({
  /** Where measurements are posted. */
  path: sitePath,
  /** Share of page views that report; metrics in `always` are reported by all. */
  sample: z.number().min(0).max(1),
  always: z.array(z.enum(webVitalNames)),
  thresholds: z.record(z.enum(webVitalNames), thresholdSchema),
});
export type WebVitals = z.output<typeof webVitalsSchema>;

export const userRegionsSchema = z.object({
  /** Countries of Latin America: the lead field `latam`. */
  latam: z.array(countryCode).min(1),
  /** Countries whose law asks for consent before storage on a device is used for measuring. */
  optIn: z.array(countryCode).min(1),
});
export type UserRegions = z.output<typeof userRegionsSchema>;

export const userParamsSchema = z.object({
  /** Where the visitor's connection comes from, by ISO 3166-1 alpha-2; null when nobody tells us. */
  country: countryCode.nullable(),
  /** Whether that is in Latin America; null when it is not known. */
  latam: z.boolean().nullable(),
  /** `opt-in` wherever the country is not known: the stricter rule is always allowed. */
  consent: z.enum(["opt-in", "opt-out"]),
});
export type UserParams = z.output<typeof userParamsSchema>;
