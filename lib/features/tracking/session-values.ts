/**
 * Attribution data in session storage (specification, point 3), with values as JSON text.
 *
 * PRIVACY: of this site's code only `visit.ts` writes here, and only after the visitor has allowed marketing.
 */
import { isRecord } from "@/lib/base/is-record";
import type { Touch } from "./touch";

const textKeys = [
  "landing_page_url",
  "adgroupid",
  /** As named by the specification, which defines no meaning; passed on to the CRM as true if it is "1". */
  "webutation",
  "referrer",
  "experiment_id",
  "experiment_variant",
  "plan",
  "product",
] as const;

export type SessionValues = Record<(typeof textKeys)[number], string> & {
  /** First and last touch of this tab. */
  data: { first_touch?: Touch; last_touch?: Touch };
  /** Whether a page for Latin America was seen (`is_latam` of the page); passed on to the CRM. */
  latam: boolean;
};

export const sessionKeys = [...textKeys, "data", "latam"] as const;

function readKey(key: keyof SessionValues): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown;
  } catch {
    // Storage is blocked, or another script has stored something that is not JSON.
    return null;
  }
}

/** The text values of a stored touch; anything else is dropped. */
function parseTouch(value: unknown): Touch | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter(([, text]) => typeof text === "string");
  const { at, ...rest }: Partial<Touch> = Object.fromEntries(texts);
  return at === undefined ? undefined : { at, ...rest };
}

function parseData(value: unknown): SessionValues["data"] | undefined {
  if (!isRecord(value)) return undefined;
  return { first_touch: parseTouch(value.first_touch), last_touch: parseTouch(value.last_touch) };
}

/** The stored values; keys without a valid value are left out. */
export function readSessionValues(): Partial<SessionValues> {
  const values = sessionKeys.map((key) => {
    const value = readKey(key);
    if (key === "data") return [key, parseData(value)] as const;
    if (key === "latam") return [key, typeof value === "boolean" ? value : undefined] as const;
    // Another script may have stored a numeric id as a number.
    const text = typeof value === "number" ? String(value) : value;
    return [key, typeof text === "string" && text !== "" ? text : undefined] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * Stores the given values: "" removes a key, and undefined leaves it as it is. If storage is blocked or full, they are
 * lost.
 */
export function writeSessionValues(values: Partial<SessionValues>): void {
  for (const key of sessionKeys) {
    const value = values[key];
    if (value === undefined) continue;
    try {
      if (value === "") sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {}
  }
}
