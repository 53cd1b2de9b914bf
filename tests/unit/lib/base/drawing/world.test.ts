import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildLandGrid, landColumns } from "@/content/maps/build-land-grid";
import { landGrid } from "@/lib/base/drawing/world";
import { isFullRun } from "@/tests/fixtures/test-run";

describe("the land grid", () => {
  // Regenerates it, which takes longer than all other drawing tests.
  if (isFullRun)
    it("matches the atlas", () => {
      const file = fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json"));
      const built = buildLandGrid(JSON.parse(readFileSync(file, "utf8")), landColumns);
      expect(landGrid).toEqual(built);
    }, 60_000);

  it("keeps every dot within the grid, in one country only", () => {
    const taken = new Set<string>();
    let total = 0;
    for (const runs of Object.values(landGrid.countries)) {
      for (const [row, column, count] of runs) {
        for (let i = 0; i < count; i++) taken.add(`${row} ${column + i}`);
        total += count;
        expect(Math.min(row, column)).toBeGreaterThanOrEqual(0);
        expect(row).toBeLessThan(landGrid.rows);
        expect(column + count).toBeLessThanOrEqual(landGrid.columns);
      }
    }
    expect(total).toBeGreaterThan(1_000);
    expect(taken.size).toBe(total);
  });
});
