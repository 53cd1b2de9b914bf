/**
 * `next-router-state-tree`: the layouts that a browser already has, so that Next sends only what changed. SECURITY: Next's
 * validation takes time quadratic in the depth of the tree (0.3 s for 13 KB) and responds with 500 to an invalid header.
 */
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { isWithinJsonLimits } from "../platform/http/json-limits.ts";

const name = "next-router-state-tree";
/** Several times what browsers send on this site. */
const maxLength = 8_192;
/** Two levels of JSON per nested layout, so up to 42 layouts. */
const jsonLimits = { depth: 84, values: 1_000 };

/** Next's `DynamicParamTypesShort`: c is catch-all, oc optional catch-all, d dynamic; `i(…)` is in an intercepted route. */
const kinds = [
  "oc",
  "c",
  "ci(.)",
  "ci(..)",
  "ci(..)(..)",
  "ci(...)",
  "d",
  "di(.)",
  "di(..)",
  "di(..)(..)",
  "di(...)",
];

/** A name, or a parameter: name, value, kind, and the static routes beside it. */
const segmentSchema = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(kinds), z.array(z.string()).nullable()]),
]);

/**
 * A copy of Next's `flightRouterStateSchema`, compared by `npm run check:next`: a segment, the states of its parallel routes by
 * name, and optional data about refetching.
 */
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
