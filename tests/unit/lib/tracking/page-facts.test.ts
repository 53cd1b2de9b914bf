import { describe, expect, it } from "vitest";
import { buildPageFacts } from "@/lib/tracking/page-facts";

const page = "https://oxbow.example/datasets?utm_source=x#faq";
const path_url = "https://oxbow.example/datasets?utm_source=x";

describe("buildPageFacts", () => {
  it.each([
    ["a visitor without a referrer landed here", "", { path_url, landing_page_url: path_url }],
    [
      "a visitor from elsewhere landed here",
      "https://search.example/",
      { path_url, landing_page_url: path_url, referer: "https://search.example/" },
    ],
    ["a visitor of another page of this site landed there", "https://oxbow.example/", { path_url }],
    ["a broken referrer says nothing", "not an address", { path_url, landing_page_url: path_url }],
  ])("%s", (_name, referrer, facts) => {
    expect(buildPageFacts(page, referrer)).toEqual(facts);
  });
});
