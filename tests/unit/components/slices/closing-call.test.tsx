import { expect, it } from "vitest";
import { documentedApis } from "@/lib/features/docs/apis";
import { mocksOf, renderSlices } from "@/tests/fixtures/slices";

it.each([
  ["of an API", "/scraper-api/serp", "serp-scraper-api"],
  ["of all APIs", "/scraper-api", "web-scraper-api"],
] as const)("ClosingCall shows the endpoint of the page's API on the page %s", (_, path, api) => {
  const html = renderSlices(mocksOf("ClosingCall"), { product: "SCRAPER", path });
  expect(html).toContain(`>${documentedApis[api].endpoint}<`);
});
