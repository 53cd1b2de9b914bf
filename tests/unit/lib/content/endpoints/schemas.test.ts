import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Endpoint } from "@/lib/content/endpoints/endpoint";
import { endpoints } from "@/lib/content/endpoints/endpoints";

const { locations, pricing, networkFigures } = endpoints;

it.each<[string, Endpoint, RegExp, string, string]>([
  [
    "cities that hold more IPs than their country",
    locations,
    /("name":"Lyon","lat":[\d.]+,"lon":[\d.]+,"ips":)\d+/,
    "$199999999",
    "The cities hold more IPs than the country",
  ],
  ["a country that is listed twice", locations, /"code":"AE"/, '"code":"US"', "A country is listed twice"],
  [
    "a price that rises with the volume",
    pricing,
    /\[10, 5.35\]/,
    "[10, 7]",
    "Volumes must rise and prices must fall from step to step",
  ],
  ["a product without prices", pricing, /"RP": \{/, '"OXY": {', "Invalid input"],
  [
    "a request path that ends elsewhere than at the median response",
    networkFigures,
    /"at":580/,
    '"at":590',
    "The last stage must be the median response",
  ],
])("the schemas reject %s", (_, { source, schema }, from, to, message) => {
  const stored = readFileSync(`content/shared-api/${String(source)}`, "utf8");
  const spoiled = stored.replace(from, to);
  expect(spoiled).not.toBe(stored);
  const { error } = schema.safeParse(JSON.parse(spoiled));
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});
