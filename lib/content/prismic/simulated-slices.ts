import type { SliceZone } from "@prismicio/client";
import lz from "lz-string";
import { isRecord } from "@/lib/base/is-record";
import { type Figures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { isWithinJsonLimits } from "@/lib/platform/http/json-limits";
import { createChecker } from "./embedded/check-document";
import type { Models } from "./embedded/models";

// SECURITY: anyone can send a state, and a short one can unpack to megabytes.
const maxStateLength = 8_000;
const maxTextLength = 100_000;
const jsonLimits = { depth: 30, values: 5_000 };
/** Well above the one slice at a time that the page builder sends. */
const maxSlices = 10;

const isSliceZone = (slices: readonly unknown[]): slices is SliceZone =>
  slices.every((slice) => isRecord(slice) && typeof slice.slice_type === "string");

function parseState(state: string): unknown {
  if (state.length > maxStateLength) return null;
  const text = lz.decompressFromEncodedURIComponent(state);
  if (!text || text.length > maxTextLength || !isWithinJsonLimits(Buffer.from(text), jsonLimits)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The slices in the slice simulator's URL, with invalid fields emptied and tokens replaced; empty without a state, null
 * for an invalid one.
 */
export function parseSimulatedSlices(state: unknown, figures: Figures, models: Models): SliceZone | null {
  if (state === undefined) return [];
  const slices = typeof state === "string" ? parseState(state) : null;
  if (!Array.isArray(slices) || slices.length > maxSlices) return null;
  const { checkSlice } = createChecker(models, () => {});
  const checked = slices.map((slice: unknown) => {
    const value = checkSlice(slice, []);
    return value && fillFiguresDeep(value, figures);
  });
  return isSliceZone(checked) ? checked : null;
}
