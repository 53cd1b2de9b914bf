import { describe, expect, it } from "vitest";
import { searchPath, ways } from "@/components/lost-page/fault-page";
import { routes } from "@/lib/base/routes";

describe("FaultPage", () => {
  it("links to existing pages", () => {
    expect(searchPath).toBe(routes.search());
    expect(ways.map(({ href }) => href)).toEqual([
      routes.home(),
      routes.products(),
      routes.pricing(),
      routes.contact(),
    ]);
  });
});
