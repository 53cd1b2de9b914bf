/**
 * Attribution data in session storage (specification, point 3), with values as JSON text.
 *
 * PRIVACY: only `visit.ts` writes here, and only after the visitor has allowed marketing.
 */
import { isRecord } from "@/lib/base/is-record";
import type { Touch } from "./touch";

export type SessionValues = {
  landing_page_url: string;
  adgroupid: string;
  webutation: string;
  referrer: string;
  experiment_id: string;
  experiment_variant: string;
  plan: string;
  product: string;
  /** Values without a key of their own: first and last touch of this tab. */
  data: { first_touch?: Touch; last_touch?: Touch };
  latam: boolean;
};
type SessionKey = keyof SessionValues;

export const sessionKeys = [
  "landing_page_url",
  "adgroupid",
  "webutation",
  "referrer",
  "experiment_id",
  "experiment_variant",
  "plan",
  "product",
  "data",
  "latam",
] as const satisfies readonly SessionKey[];

function readKey(key: SessionKey): unknown {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return value;
  } catch {
    // Storage is blocked, or the value is not ours.
    return null;
  }
}

/** The text values of a stored touch; anything else is dropped. */
function parseTouch(value: unknown): Touch | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter(([, text]) => typeof text === "string");
  const touch: Partial<Touch> = Object.fromEntries(texts);
  return touch.at === undefined ? undefined : { ...touch, at: touch.at };
}

function parseData(value: unknown): SessionValues["data"] | undefined {
  if (!isRecord(value)) return undefined;
  return { first_touch: parseTouch(value.first_touch), last_touch: parseTouch(value.last_touch) };
}

/** The stored values; keys without a valid value are left out. */
export function readSession(): Partial<SessionValues> {
  const values = sessionKeys.map((key) => {
    const value = readKey(key);
    if (key === "data") return [key, parseData(value)] as const;
    if (key === "latam") return [key, typeof value === "boolean" ? value : undefined] as const;
    // Numeric ids may have been stored as numbers.
    const text = typeof value === "number" ? String(value) : value;
    return [key, typeof text === "string" && text !== "" ? text : undefined] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Stores values and removes empty ones. If storage is blocked or full, they are lost. */
export function writeSession(values: Partial<SessionValues>): void {
  for (const key of sessionKeys) {
    const value = values[key];
    if (value === undefined) continue;
    try {
      if (value === "") sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {}
  }
}
