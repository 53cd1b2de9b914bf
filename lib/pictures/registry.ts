import "server-only";

import { riverAroundPanel, riverOxbow } from "@/lib/drawing/hero-rivers";
import { drawIslandQuarter } from "@/lib/drawing/island-flow";
import { allLots } from "@/lib/drawing/parcels";
import { listCoverFiles } from "./covers";
import { buildPictureFile } from "./file";

/** Draws one file. */
type Draw = () => string;

const drawings: readonly [string, Draw][] = [
  ["hero-oxbow.svg", () => buildPictureFile(riverOxbow.banks)],
  ["hero-river.svg", () => buildPictureFile(riverAroundPanel.banks)],
  ["island-flow.svg", () => buildPictureFile([{ d: drawIslandQuarter() }])],
  ["parcels.svg", () => buildPictureFile([{ d: allLots }])],
];

/** Every picture that is strokes only, by its path below /pictures. */
export async function listPictureFiles(): Promise<Map<string, Draw>> {
  return new Map([...drawings, ...(await listCoverFiles())]);
}
