import { z } from "zod";
import { renderDemoPage } from "./demo-pages";
import { markets, type SandboxCountry, sandboxCountries } from "./markets";
import { parseRecord } from "./parse-record";
import type { SandboxTarget } from "./targets";

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "code",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

// The fields of a record that are compared, in the order of the target's columns.
const readers: Readonly<Record<SandboxTarget, z.ZodType<string[]>>> = {
  shop: z
    .object({ price: z.number(), currency: z.string(), availability: z.string() })
    .transform(({ price, currency, availability }) => [
      money(price, currency),
      availability === "in_stock" ? "In stock" : "Sold out",
    ]),
  search: z
    .object({ organic: z.tuple([z.object({ url: z.url() })], z.unknown()), ads: z.array(z.unknown()) })
    .transform(({ organic: [first], ads }) => [new URL(first.url).hostname, String(ads.length)]),
  listing: z
    .object({
      listings: z.tuple(
        [z.object({ price: z.number(), currency: z.string(), area_m2: z.number() })],
        z.unknown(),
      ),
    })
    .transform(({ listings: [first] }) => [money(first.price, first.currency), `${first.area_m2} m²`]),
};

/** What the demo page shows in each country, as parsed. */
export function compareCountries(
  target: SandboxTarget,
): { country: SandboxCountry; name: string; values: string[] }[] {
  return sandboxCountries.map((country) => ({
    country,
    name: markets[country].name,
    values: readers[target].parse(parseRecord(target, renderDemoPage({ country, target }))),
  }));
}
