/** Schemas of the endpoints about the site itself: redirects, web vitals, and regional rules. */
import { z } from "zod";
import { countryCode, share } from "./schema-parts";

/** A path on this site, in lower case: no query, fragment or trailing slash, and not another host (`//`). */
const sitePath = z.string().regex(/^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?$/);

const redirectSchema = z.discriminatedUnion("status", [
  // SECURITY: only paths of this site, so that whoever provides this list cannot send visitors elsewhere.
  z.object({ from: sitePath, to: sitePath, status: z.literal([301, 302, 307, 308]) }),
  z.object({ from: sitePath, status: z.literal(410) }),
]);

type RedirectRow = z.output<typeof redirectSchema>;

/** What is wrong with a row, if anything. Every redirect takes one step, so none can loop. */
function findRowProblem(row: RedirectRow, index: number, rows: RedirectRow[]): string | null {
  if (row.from === "/") return "The home page cannot move";
  if (rows.findIndex(({ from }) => from === row.from) < index) return `${row.from} is listed twice`;
  const isChained = "to" in row && rows.some(({ from }) => from === row.to);
  return isChained ? `${row.from} leads to ${row.to}, which moved or was withdrawn itself` : null;
}

export const redirectsSchema = z.object({
  redirects: z.array(redirectSchema).check(({ value, issues }) => {
    for (const [index, row] of value.entries()) {
      const message = findRowProblem(row, index, value);
      if (message !== null) issues.push({ code: "custom", input: row, path: [index], message });
    }
  }),
});
export type Redirects = z.output<typeof redirectsSchema>;

/** Values up to `good` are good, above `poor` they are poor. In ms; CLS has no unit. */
const thresholdSchema = z
  .object({ good: z.number().positive(), poor: z.number().positive() })
  .refine(({ good, poor }) => good < poor, { error: "`good` must be less than `poor`" });

export const webVitalNames = ["LCP", "FCP", "CLS", "INP", "FID", "TTFB"] as const;

export const webVitalsSchema = z.object({
  path: sitePath,
  /** Share of page views that report; metrics in `always` are reported by all. */
  sample: share,
  always: z.array(z.enum(webVitalNames)),
  thresholds: z.record(z.enum(webVitalNames), thresholdSchema),
});

export const userRegionsSchema = z.object({
  /** Countries of Latin America: the lead field `latam`. */
  latam: z.array(countryCode).min(1),
  /** Countries whose law requires consent before device storage is used for analytics. */
  optIn: z.array(countryCode).min(1),
});
type UserRegions = z.output<typeof userRegionsSchema>;

export const userParamsSchema = z.object({
  /** The visitor's country by IP, ISO 3166-1 alpha-2; null when unknown. */
  country: countryCode.nullable(),
  /** Whether the country is in Latin America; null when unknown. */
  latam: z.boolean().nullable(),
  /** `opt-in` when the country is unknown: the stricter rule is always allowed. */
  consent: z.enum(["opt-in", "opt-out"]),
});
export type UserParams = z.output<typeof userParamsSchema>;

/** Regional rules. An unknown country gets the stricter consent rule, which is allowed everywhere. */
export function buildUserParams(regions: UserRegions, country: string | null): UserParams {
  if (country === null) return { country: null, latam: null, consent: "opt-in" };
  return {
    country,
    latam: regions.latam.includes(country),
    consent: regions.optIn.includes(country) ? "opt-in" : "opt-out",
  };
}
