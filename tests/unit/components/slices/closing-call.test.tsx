import { readFileSync } from "node:fs";
import { SliceZone } from "@prismicio/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { components } from "@/components/slices";
import { documentedApis } from "@/lib/features/docs/apis";
import { getPageFacts } from "@/lib/site/page-facts";

const slices = JSON.parse(readFileSync("components/slices/ClosingCall/mocks.json", "utf8"));
const apis = Object.values(documentedApis).filter(({ product }) => product !== "DS");

let facts: Awaited<ReturnType<typeof getPageFacts>>;
beforeAll(async () => {
  facts = await getPageFacts();
});

const render = (path: string) =>
  renderToStaticMarkup(
    <SliceZone components={components} context={{ ...facts, product: "SCRAPER", path }} slices={slices} />,
  );

describe("ClosingCall", () => {
  it.each(apis)("shows the endpoint and the response of the API at $overview", (api) => {
    const html = render(api.overview).replaceAll("&quot;", '"');
    expect(html).toContain(`>${api.endpoint}<`);
    const shown = JSON.parse(/>(\{.*\})</.exec(html)?.[1] ?? "");
    const response = JSON.parse(api.response);
    expect(Object.keys(shown)).toEqual(Object.keys(response));
    for (const [field, value] of Object.entries(response))
      expect(shown[field], field).toBe(typeof value === "object" ? "…" : value);
  });

  it("shows the web scraper API on the page of all APIs", () => {
    expect(render("/scraper-api")).toContain(documentedApis["web-scraper-api"].endpoint);
  });
});
