import { describe, expect, it } from "vitest";
import { documentedApis } from "@/lib/features/docs/apis";
import { mocksOf, renderSlices } from "@/tests/fixtures/slices";

const apis = Object.values(documentedApis).filter(({ product }) => product !== "DS");
const render = (path: string) => renderSlices(mocksOf("ClosingCall"), { product: "SCRAPER", path });

describe("ClosingCall", () => {
  it.each(apis)("shows the endpoint and the response of the API at $overview", (api) => {
    // Word joiners keep dates in one piece.
    const html = render(api.overview).replaceAll("&quot;", '"').replaceAll("\u2060", "");
    expect(html).toContain(`>${api.endpoint}<`);
    const line = />(\{.*\})</.exec(html)?.[1] ?? "";
    expect(line).not.toContain('"…"');
    const shown = JSON.parse(line.replaceAll(/\{…\}|\[…\]/g, '"…"'));
    const response = JSON.parse(api.response);
    expect(Object.keys(shown)).toEqual(Object.keys(response));
    for (const [field, value] of Object.entries(response)) {
      const isWhole = typeof value !== "object" || (Array.isArray(value) && value.length === 0);
      expect(shown[field], field).toEqual(isWhole ? value : "…");
    }
  });

  it("shows the web scraper API on the page of all APIs", () => {
    expect(render("/scraper-api")).toContain(documentedApis["web-scraper-api"].endpoint);
  });
});
