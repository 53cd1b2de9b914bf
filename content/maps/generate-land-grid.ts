/**
 * Writes lib/base/drawing/land-grid.generated.json: the land of the world maps as rows of dots. Run it after
 * updating world-atlas or changing the map's extent; a unit test fails when it is out of date.
 *   node --import ./lib/cli/register.mjs content/maps/generate-land-grid.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { buildLandGrid, landColumns } from "./build-land-grid.ts";

const atlas = JSON.parse(
  readFileSync(new URL(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"),
);
const grid = buildLandGrid(atlas, landColumns);
writeFileSync(
  new URL("../../lib/base/drawing/land-grid.generated.json", import.meta.url),
  `${JSON.stringify(grid)}\n`,
);
