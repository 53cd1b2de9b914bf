import "server-only";

import { drawBanks, riverAroundPanel } from "@/lib/base/drawing/hero-rivers";
import { drawIslandQuarter, islandSheet } from "@/lib/base/drawing/island-flow";
import { buildMaskFile, buildUseFile } from "@/lib/base/drawing/mask-file";
import { allLots } from "@/lib/base/drawing/parcels";
import { listCoverFiles } from "./covers";

/** Returns the file's content. */
type Draw = () => string;

const drawings: readonly [string, Draw][] = [
  ["hero-river.svg", () => drawBanks(riverAroundPanel)],
  [
    "island-flow.svg",
    () => buildMaskFile([{ d: drawIslandQuarter() }], { sheet: islandSheet, width: 1, isQuarter: true }),
  ],
  ["parcels.svg", () => buildUseFile([{ d: allLots }])],
];

/** Every image made of strokes only, by its path below /pictures. */
export async function listPictureFiles(): Promise<Map<string, Draw>> {
  return new Map([...drawings, ...(await listCoverFiles())]);
}
