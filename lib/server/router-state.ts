/**
 * The header with which a browser says what it shows, so that Next sends only the rest.
 * SECURITY: Next validates it with a library whose time grows with the square of its depth (0.3 s for 13 KB), and answers 500
 * to one that is invalid.
 */
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { isWithinJsonLimits } from "../platform/http/json-limits.ts";

const name = "next-router-state-tree";
/** Several times what browsers send on this site. */
const maxLength = 8_192;
/** A level of the page's layouts takes two levels of JSON. */
const jsonLimits = { depth: 84, values: 1_000 };

/** A name, or a parameter: name, value, kind, and the static routes beside it. */
const segmentSchema = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.string().regex(/^(?:oc|[cd](?:i\(\.{1,3}\)|i\(\.\.\)\(\.\.\))?)$/),
    z.array(z.string()).nullable(),
  ]),
]);

/** A segment, the states of its parallel routes, and optional parts: a copy of Next's, compared by `npm run check:next`. */
const stateSchema: z.ZodType = z.lazy(() =>
  z.tuple([
    segmentSchema,
    z.record(z.string(), stateSchema),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Next looks into an own property of this name, which zod's record skips. */
function rejectProto(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new SyntaxError("a router state with __proto__");
  return value;
}

/** Whether the header is acceptable. Removes it from requests that are not for page data. */
export function takeRouterState(headers: IncomingHttpHeaders): boolean {
  if (headers.rsc === undefined) delete headers[name];
  const state = headers[name];
  if (state === undefined) return true;
  if (typeof state !== "string" || state.length > maxLength) return false;
  try {
    const text = decodeURIComponent(state);
    if (!isWithinJsonLimits(Buffer.from(text), jsonLimits)) return false;
    return stateSchema.safeParse(JSON.parse(text, rejectProto)).success;
  } catch {
    return false;
  }
}
