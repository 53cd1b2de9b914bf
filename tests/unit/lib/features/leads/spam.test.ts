import { describe, expect, it } from "vitest";
import { inquiryBodySchema } from "@/lib/features/leads/forms/inquiry";
import { describeHoldReason, holdReasonOf } from "@/lib/features/leads/spam";

const body = inquiryBodySchema.parse({
  name: "Ada Lovelace",
  company: "Engines",
  email: "ada@engines.example",
  fullPhoneNumber: "+442071234567",
  message: "",
  product: "RP",
  fillTime: 30_000,
});
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://shop-${index}.example/p`).join("\n");

describe("holdReasonOf", () => {
  it("holds a lead over the client's rate, with all reasons", () => {
    expect(holdReasonOf(body, { exceedsDeliveredRate: true })).toBe("one-of-many");
    expect(holdReasonOf({ ...body, website: "x" }, { exceedsDeliveredRate: true })).toBe(
      "honeypot,one-of-many",
    );
  });

  it.each<[string, Partial<typeof body>]>([
    ["an empty message", {}],
    ["a fill time of exactly 2 s", { fillTime: 2_000 }],
    ["no fill time (no JavaScript)", { fillTime: undefined }],
    ["an empty trap", { website: " " }],
    ["initials", { name: "J.R.R. Tolkien" }],
    ["a title", { name: "Dr.med. Ada Lovelace" }],
    ["a company with a domain as its name", { company: "engines.com" }],
    ["a person who is the company", { name: "Ada Lovelace", company: "Ada Lovelace" }],
    ["the ten sites to scrape", { message: `We need prices from:\n${links(10)}` }],
    ["ten sites with www", { message: links(10).replaceAll("//", "//www.") }],
    ["one site to scrape", { message: "https://shop.example" }],
    ["a name of digits alone", { name: "7" }],
    ["angle brackets in a text", { message: "prices a<b and [urgent]" }],
  ])("lets %s pass", (_, change) => {
    expect(holdReasonOf({ ...body, ...change })).toBeNull();
  });

  it.each<[string, string, Partial<typeof body>]>([
    ["a filled trap", "honeypot", { website: "x" }],
    ["a fill time under 2 s", "too-fast", { fillTime: 1_999 }],
    ["a trial, which asks for no name, within 2 s", "too-fast", { fillTime: 1_999, name: undefined }],
    ["no fill time at all to speak of", "too-fast", { fillTime: 0 }],
    ["an address in the name", "address-in-name", { name: "Win at casino.xyz" }],
    ["a link in the name", "address-in-name", { name: "https://casino.example" }],
    ["link markup", "link-markup", { message: 'see <a href="x">this</a>' }],
    ["forum markup", "link-markup", { message: "[url=x]this[/url]" }],
    ["Markdown links", "link-markup", { message: "see [this](https://casino.example)" }],
    ["eleven links", "many-links,some-links", { message: `Look at\n${links(11)}` }],
    ["several weak signs", "no-letters-in-name,name-is-company", { name: "123456", company: "123456" }],
    [
      "a link for a message and for a company",
      "only-a-link,link-in-company",
      { message: "https://casino.example", company: "https://casino.example" },
    ],
  ])("holds %s", (_, reason, change) => {
    expect(holdReasonOf({ ...body, ...change })).toBe(reason);
  });
});

it("describes why a lead is held", () => {
  expect(describeHoldReason("too-fast,one-of-many")).toBe(
    "filled faster than a person types, one of many from its network",
  );
  expect(describeHoldReason("of-an-earlier-version")).toBe("of-an-earlier-version");
});
