import { describe, expect, it } from "vitest";
import Page from "@/app/(site)/contact/chosen/page";
import { parseSubject } from "@/lib/base/form-subject";
import { fieldLimits } from "@/lib/features/leads/lead/fields";

describe("parseSubject", () => {
  it.each([
    ["?product=RP&plan=team", "RP", "team", "Residential proxies, Team"],
    ["?product=WEB_API", "WEB_API", "", "Web scraper API"],
    ["?plan=pay-as-you-go", "General", "pay-as-you-go", "Pay as you go"],
    [
      "?product=DCP&plan=Calculator: 500,000 pages, 220 KB, 20%25 blocked",
      "DCP",
      "Calculator: 500,000 pages, 220 KB, 20% blocked",
      "Datacenter proxies, Calculator: 500,000 pages, 220 KB, 20% blocked",
    ],
    ["", "General", "", ""],
    ["?product=NOPE", "General", "", ""],
  ])("parses %s", (query, product, plan, label) => {
    expect(parseSubject(query)).toEqual({ product, plan, label });
  });

  it.each(["call%20%2B1%20900%20555", "Calculator: call 555 now", "<b>x</b>", "Team", "a".repeat(41), "-x"])(
    "hides a plan without a known name, but keeps it: %s",
    (plan) => {
      expect(parseSubject(`?plan=${plan}`)).toMatchObject({ plan: decodeURIComponent(plan), label: "" });
    },
  );

  it("gets the same subject on the server as in the browser from repeated parameters", async () => {
    const searchParams = { product: ["RP", "MP"], plan: ["team", "team"] };
    const page = await Page({ params: Promise.resolve({}), searchParams: Promise.resolve(searchParams) });
    expect(page.props.subject).toEqual(parseSubject("?product=RP&product=MP&plan=team&plan=team"));
  });

  it("drops plans that the server rejects", () => {
    const longest = "x".repeat(fieldLimits.plan);
    expect(parseSubject(`?plan=${longest}`).plan).toBe(longest);
    expect(parseSubject(`?plan=${longest}x`).plan).toBe("");
  });
});
