import type { SliceZone } from "@prismicio/client";
import { getSlices } from "@prismicio/next";
import { isRecord } from "@/lib/base/is-record";
import { type Figures, fillFiguresDeep } from "@/lib/content/endpoints/figures";

function isSliceZone(value: unknown): value is SliceZone {
  return (
    Array.isArray(value) && value.every((slice) => isRecord(slice) && typeof slice.slice_type === "string")
  );
}

/** The slices in the slice simulator's URL; empty without a state, null for an invalid one. */
export function parseSimulatedSlices(state: unknown, figures: Figures): SliceZone | null {
  if (state === undefined) return [];
  if (typeof state !== "string") return null;
  try {
    const slices: unknown = getSlices(state);
    if (!isSliceZone(slices)) return null;
    const [first, ...rest] = slices.map((slice) => fillFiguresDeep(slice, figures));
    return first === undefined ? [] : [first, ...rest];
  } catch {
    return null;
  }
}
