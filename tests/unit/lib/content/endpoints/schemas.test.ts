import { expect, it } from "vitest";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { figures } from "@/tests/fixtures/figures";

const { locations, pricing, networkFigures: network } = endpoints;
const ofFigures = { locations, pricing, network };

it.each([
  [
    "cities that hold more IPs than their country",
    "locations",
    '"ips":90000',
    '"ips":99999999',
    "The cities hold more IPs than the country",
  ],
  ["a country that is listed twice", "locations", '"code":"AT"', '"code":"US"', "A country is listed twice"],
  [
    "a price that rises with the volume",
    "pricing",
    "[10,5.35]",
    "[10,7]",
    "Volumes must rise and prices must fall from step to step",
  ],
  ["a product without prices", "pricing", '"RP":{', '"OXY":{', "Invalid input"],
  [
    "a request path that ends elsewhere than at the median response",
    "network",
    '"at":580',
    '"at":590',
    "The last stage must be the median response",
  ],
] as const)("the schemas reject %s", (_, name, from, to, message) => {
  const stored = JSON.stringify(figures[name]);
  const spoiled = stored.replace(from, to);
  expect(spoiled).not.toBe(stored);
  const { error } = ofFigures[name].schema.safeParse(JSON.parse(spoiled));
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});
