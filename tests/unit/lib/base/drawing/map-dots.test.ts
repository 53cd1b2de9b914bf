import { describe, expect, it } from "vitest";
import { buildMapDotsFile } from "@/lib/base/drawing/map-dots";
import { listMappedCountries } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";

describe("buildMapDotsFile", () => {
  it("draws land of every class from the counts, as one small document", async () => {
    const file = buildMapDotsFile(listMappedCountries(await getLocations()));
    expect(file.match(/<path d="m?M?[^"]{20,}"/g)).toHaveLength(7);
    expect(file.length).toBeLessThan(20_000);
  });

  it("draws only land without service if the counts are unavailable", () => {
    expect(buildMapDotsFile([]).match(/<path d="[^"]{20,}"/g)).toHaveLength(1);
  });
});
