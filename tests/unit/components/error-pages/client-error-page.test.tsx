import { describe, expect, it } from "vitest";
import { links, searchPath } from "@/components/error-pages/client-error-page";
import { routes } from "@/lib/base/routes";

describe("ClientErrorPage", () => {
  it("links to existing pages", () => {
    expect(searchPath).toBe(routes.search());
    expect(links.map(({ href }) => href)).toEqual([
      routes.home(),
      routes.products(),
      routes.pricing(),
      routes.contact(),
    ]);
  });
});
