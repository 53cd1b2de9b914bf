import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "@/lib/content/endpoints/endpoint";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { parseData } from "@/lib/content/endpoints/parse-data";

const { trustpilotRating, locations, pricing, networkFigures } = endpoints;
const stored = ({ source }: Endpoint) => readFileSync(`content/shared-api/${String(source)}`, "utf8");

describe("an invalid response", () => {
  it("names the endpoint and its origin when it is not JSON", () => {
    expect(() => parseData(trustpilotRating, "<html>", "the host")).toThrow(
      'Shared API "trustpilot-rating": the host is not JSON',
    );
  });

  it("names the path of the invalid value", () => {
    const json = '{ "asOf": "2026-11-20", "rating": "4.7", "best": 5, "reviews": 1312 }';
    expect(() => parseData(trustpilotRating, json, "the file")).toThrow(
      /"trustpilot-rating": the file is invalid\n.*\n.*at rating/,
    );
  });

  it.each<[string, Endpoint, (json: string) => string, string]>([
    [
      "cities that hold more IPs than their country",
      locations,
      (json: string) => json.replace(/("name":"Lyon","lat":[\d.]+,"lon":[\d.]+,"ips":)\d+/, "$199999999"),
      "The cities hold more IPs than the country",
    ],
    [
      "a country that is listed twice",
      locations,
      (json: string) => json.replace('"code":"AE"', '"code":"US"'),
      "A country is listed twice",
    ],
    [
      "a price that rises with the volume",
      pricing,
      (json: string) => json.replace("[10, 5.35]", "[10, 7]"),
      "Volumes must rise and prices must fall",
    ],
    [
      "a product without prices",
      pricing,
      (json: string) => json.replace('"RP": {', '"OXY": {'),
      "products.RP",
    ],
    [
      "a request path that ends elsewhere than at the median response",
      networkFigures,
      (json: string) => json.replace('"at":580', '"at":590'),
      "The last stage must be the median response",
    ],
  ])("is %s", (_, endpoint, spoil, message) => {
    const json = stored(endpoint);
    expect(spoil(json)).not.toBe(json);
    expect(() => parseData(endpoint, spoil(json), "the file")).toThrow(message);
  });
});
