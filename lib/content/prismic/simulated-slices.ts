import type { SliceZone } from "@prismicio/client";
import { getSlices } from "@prismicio/next";
import { type Figures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { isRecord } from "./embedded/models";

function isSliceZone(value: unknown): value is SliceZone {
  return (
    Array.isArray(value) && value.every((slice) => isRecord(slice) && typeof slice.slice_type === "string")
  );
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
    const [first, ...rest] = slices.map((slice) => fillFiguresDeep(slice, figures));
    return first === undefined ? [] : [first, ...rest];
  } catch {
    return null;
  }
}
