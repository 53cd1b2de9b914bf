import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatSmallNumber } from "@/lib/base/format/count";
import { documentedApis } from "@/lib/features/docs/apis";
import { apiSchemas } from "@/lib/features/docs/schemas";
import { renderDemoPage } from "@/lib/features/sandbox/demo-pages";
import { markets, sandboxCountries } from "@/lib/features/sandbox/markets";
import { parseRecord } from "@/lib/features/sandbox/parse-record";
import { respondSandbox, runSandboxRequest } from "@/lib/features/sandbox/run";
import { sandboxTargets, targetInfos } from "@/lib/features/sandbox/targets";

const choices = sandboxCountries.flatMap((country) => sandboxTargets.map((target) => ({ country, target })));
const recordOf = (country: (typeof sandboxCountries)[number], target: (typeof sandboxTargets)[number]) =>
  parseRecord(target, renderDemoPage({ country, target }));

describe("the records of the demo pages", () => {
  it.each(sandboxCountries)("match the market data for %s", (country) => {
    const { shop, search, listing, currency } = markets[country];
    expect(recordOf(country, "shop")).toEqual({
      gtin: "9520000482138",
      title: shop.title,
      price: shop.price,
      list_price: shop.listPrice,
      currency,
      availability: shop.isInStock ? "in_stock" : "out_of_stock",
      deliverable: shop.deliveryDays !== null,
      delivery_days: shop.deliveryDays,
      sellers: shop.sellers,
    });
    expect(recordOf(country, "search")).toEqual({
      organic: search.organic.map(({ title, host }, i) => ({
        position: i + 1,
        title,
        url: `https://${host}/`,
      })),
      ads: search.ads.map((advertiser) => ({ block: "top", advertiser })),
      questions: [search.question],
      total_on_page: search.organic.length,
    });
    expect(recordOf(country, "listing")).toMatchObject({
      listings: [
        {
          price: listing.rent,
          currency,
          rooms: listing.rooms,
          area_m2: listing.squareMeters,
          energy_class: listing.energyClass,
          listed_at: "2026-11-14",
          url: "https://homes.example/l/90417",
        },
      ],
    });
  });

  it.each(sandboxCountries)("are read from an Offer of schema.org in %s", (country) => {
    const [product = ""] = renderDemoPage({ country, target: "shop" }).split('itemprop="offers"');
    const names = Array.from(product.matchAll(/itemprop="(\w+)"/g), ([, name]) => name);
    // Price, currency, stock and delivery are no properties of a Product.
    expect(names).toEqual(["gtin13", "name"]);
  });

  it("contain text without markup", () => {
    expect(parseRecord("shop", '<h1 itemprop="name">A &lt;b&gt; <i>lamp</i></h1>')).toMatchObject({
      title: "A <b> lamp",
      price: null,
      sellers: [],
    });
  });
});

describe("a sandbox request", () => {
  it.each(choices)("for $target in $country passes the API's schema", (choice) => {
    const { schema } = documentedApis[targetInfos[choice.target].docs];
    expect(apiSchemas[schema].safeParse(runSandboxRequest(choice, 0).request).error).toBeUndefined();
  });

  it.each(sandboxCountries)("has an exit IP from the documentation ranges in %s", (country) => {
    const { exit } = runSandboxRequest({ country, target: "shop" }, 0);
    expect(exit.ip).toMatch(/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
  });
});

describe("the countries", () => {
  it("match the number on the home page", () => {
    const home = readFileSync("content/documents/home_page/home.json", "utf8");
    expect(home).toContain(`one lamp in ${formatSmallNumber(sandboxCountries.length)} countries`);
  });
});

describe("a refused request", () => {
  const country = `One of ${sandboxCountries.join(", ")}`;

  it.each([
    ["country=us&target=zz", { target: "One of shop, search, listing" }],
    ["target=shop", { country }],
    ["country=__proto__&target=shop", { country }],
    ["country=de&target=https://evil.example", { target: "One of shop, search, listing" }],
    ["", { country, target: "One of shop, search, listing" }],
  ])("marks only the wrong fields of '%s'", async (query, fields) => {
    const response = respondSandbox(new Request(`https://oxbow.example/api/sandbox?${query}`));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: "Check the marked fields.", fields });
  });
});
