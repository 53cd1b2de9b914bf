import type { SliceZone } from "@prismicio/client";
import { getSlices } from "@prismicio/next";
import { type Figures, fillFiguresDeep } from "@/lib/figures";
import { isRecord } from "./embedded/models";

function isSliceZone(value: unknown): value is SliceZone {
  return (
    Array.isArray(value) && value.every((slice) => isRecord(slice) && typeof slice.slice_type === "string")
  );
}

/** A slice as pages show it; in the middle of a word an editor may have written no figure's name yet. */
function fillSlice<Slice>(slice: Slice, figures: Figures): Slice {
  try {
    return fillFiguresDeep(slice, figures);
  } catch {
    return slice;
  }
}

/**
 * The slices that Prismic's page builder put into the address of the slice simulator, figures filled in.
 * None without a state; null for a state that the page builder did not write.
 */
export function parseSimulatedSlices(state: unknown, figures: Figures): SliceZone | null {
  if (state === undefined) return [];
  if (typeof state !== "string") return null;
  try {
    const slices: unknown = getSlices(state);
    if (!isSliceZone(slices)) return null;
    const [first, ...rest] = slices.map((slice) => fillSlice(slice, figures));
    return first === undefined ? [] : [first, ...rest];
  } catch {
    return null;
  }
}
