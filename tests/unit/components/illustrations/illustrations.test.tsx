import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawings } from "@/content/drawings/drawings";

const folder = "components/illustrations";
describe("the files of the illustrations", () => {
  it("match their generator's output", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
    expect(files.sort()).toEqual(
      Object.keys(drawings)
        .map((name) => `${name}.svg`)
        .sort(),
    );
    for (const [name, draw] of Object.entries(drawings)) {
      const drawn = draw();
      expect(readFileSync(`${folder}/${name}.svg`, "utf8") === drawn, name).toBe(true);
      expect(drawn, name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
