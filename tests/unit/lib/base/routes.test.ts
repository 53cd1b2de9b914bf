import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { productCodes } from "@/lib/base/products";
import { reservedSegments, routes } from "@/lib/base/routes";

describe("routes", () => {
  it.each([
    ["a product to try", { product: "MP" }, "/dashboard-redirect?product=MP"],
    ["a product without a trial", { product: "General" }, "/dashboard-redirect"],
    ["the free plan", { plan: "free-plan" }, "/dashboard-redirect?plan=free-plan"],
    ["a flag that is off", { googleSignIn: false }, "/dashboard-redirect"],
  ] as const)("link to the dashboard with %s", (_, flags, href) => {
    expect(routes.dashboardRedirect(flags)).toBe(href);
  });

  it.each(productCodes)("has a path for the product %s", (code) => {
    expect(routes.product(code)).toMatch(/^\//);
  });

  it("reserves every top-level folder of `app`, except those that share a path with a page of app/(site)", () => {
    const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => /^[\w-]+$/.test(name));
    // The pages to which mails of these link.
    const shared = ["oxycon", "scraping-digest"];
    expect(names.filter((name) => !reservedSegments.has(name) && !shared.includes(name))).toEqual([]);
  });
});
