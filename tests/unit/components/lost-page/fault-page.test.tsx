import { describe, expect, it } from "vitest";
import { searchPath, ways } from "@/components/lost-page/fault-page";
import { routes } from "@/lib/base/routes";

describe("FaultPage", () => {
  it("leads to pages that there are", () => {
    expect(searchPath).toBe(routes.search());
    expect(ways.map(({ href }) => href)).toEqual([
      routes.home(),
      routes.products(),
      routes.pricing(),
      routes.contact(),
    ]);
  });
});
