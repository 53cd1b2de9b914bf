/** Parses the demo pages' markup into records with the fields of the APIs. */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { textOf } from "@/lib/base/markdown/text";
import type { JsonObject } from "@/lib/features/samples/literals";
import type { SandboxTarget } from "./targets";

type Scope = Root | Element;

/** The value of a microdata property, or of one inside it: its machine-readable form, else its text. Null without it. */
function readProperty(scope: Scope, ...names: readonly string[]): string | null {
  const node = select(names.map((name) => `[itemprop="${name}"]`).join(" "), scope);
  if (!node) return null;
  const { value, content, href, dateTime } = node.properties;
  return String(value ?? content ?? dateTime ?? href ?? textOf(node));
}

const readNumber = (scope: Scope, ...names: readonly string[]) => {
  const value = readProperty(scope, ...names);
  return value === null ? null : Number(value);
};

/** Price, stock and delivery are those of the first offer. */
function parseShop(page: Root): JsonObject {
  const deliveryDays = readNumber(page, "offers", "deliveryLeadTime", "value");
  return {
    gtin: readProperty(page, "gtin13"),
    title: readProperty(page, "name"),
    price: readNumber(page, "offers", "price"),
    list_price: readNumber(page, "offers", "priceSpecification", "price"),
    currency: readProperty(page, "offers", "priceCurrency"),
    availability: readProperty(page, "offers", "availability")?.endsWith("/InStock")
      ? "in_stock"
      : "out_of_stock",
    deliverable: deliveryDays !== null,
    delivery_days: deliveryDays,
    sellers: selectAll('[itemprop="offers"]', page).map((offer) => ({
      name: readProperty(offer, "seller"),
      price: readNumber(offer, "price"),
    })),
  };
}

function parseSearch(page: Root): JsonObject {
  const results = selectAll(".result a", page);
  return {
    organic: results.map((link, index) => ({
      position: index + 1,
      title: textOf(link),
      url: String(link.properties.href),
    })),
    ads: selectAll(".ad", page).map((ad) => ({
      block: "top",
      advertiser: String(ad.properties.dataAdvertiser),
    })),
    questions: selectAll(".question summary", page).map(textOf),
    total_on_page: results.length,
  };
}

function parseListings(page: Root): JsonObject {
  return {
    listings: selectAll(".listing", page).map((listing) => ({
      id: String(listing.properties.id),
      deal: "rent",
      price: readNumber(listing, "price"),
      currency: readProperty(listing, "priceCurrency"),
      rooms: readNumber(listing, "numberOfRooms"),
      area_m2: readNumber(listing, "floorSize"),
      energy_class: readProperty(listing, "energyClass"),
      listed_at: readProperty(listing, "datePosted"),
      url: readProperty(listing, "url"),
    })),
    cursor: null,
  };
}

const parsers: Readonly<Record<SandboxTarget, (page: Root) => JsonObject>> = {
  shop: parseShop,
  search: parseSearch,
  listing: parseListings,
};

/**
 * The record of a demo page. Values that the page does not have are null; without an availability, the product counts as
 * out of stock.
 */
export function parseRecord(target: SandboxTarget, html: string): JsonObject {
  return parsers[target](fromHtml(html));
}
