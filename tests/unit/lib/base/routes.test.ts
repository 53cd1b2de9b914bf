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

  it("has a path for every product", () => {
    expect(productCodes.map(routes.product).every((path) => path.startsWith("/"))).toBe(true);
  });

  it("reserves every folder of `app` that has no page of the site", () => {
    const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => /^[\w-]+$/.test(name));
    // Files beside a page of the site: its calendar, and the links in its mails.
    const pages = ["oxycon", "scraping-digest"];
    expect(names.filter((name) => !reservedSegments.has(name) && !pages.includes(name))).toEqual([]);
  });
});
