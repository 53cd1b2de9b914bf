import { describe, expect, it } from "vitest";
import { parseDisclaimer } from "@/lib/features/leads/client/disclaimer";

const rich = (url: string) =>
  JSON.stringify([
    {
      type: "paragraph",
      text: "Read the Privacy Policy.",
      spans: [{ start: 9, end: 23, type: "hyperlink", data: { link_type: "Web", url } }],
    },
    { type: "paragraph", text: "Thank you.", spans: [{ start: 0, end: 5, type: "strong" }] },
  ]);

describe("parseDisclaimer", () => {
  it("splits structured rich text into text and links", () => {
    expect(parseDisclaimer(rich("/legal/privacy-policy"))).toEqual([
      { text: "Read the " },
      { text: "Privacy Policy", href: "/legal/privacy-policy" },
      { text: "." },
      { text: " " },
      { text: "Thank you." },
    ]);
  });

  it("drops a link that is not allowed and keeps its text", () => {
    expect(parseDisclaimer(rich("javascript:alert(1)"))[0]).toEqual({ text: "Read the Privacy Policy." });
  });

  it.each(["We never sell data.", "[{name}] reads this", '[{"broken":'])(
    "parses %s as plain text",
    (value) => {
      expect(parseDisclaimer(value)).toEqual([{ text: value }]);
    },
  );
});
