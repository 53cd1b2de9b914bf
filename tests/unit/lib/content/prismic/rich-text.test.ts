import { describe, expect, it } from "vitest";
import { parseRichText } from "@/lib/content/prismic/rich-text";

const blocks = [
  { type: "heading2", text: "Plans", spans: [] },
  {
    type: "paragraph",
    text: "See the prices",
    spans: [
      { type: "hyperlink", start: 4, end: 14, data: { link_type: "Web", url: "/pricing" } },
      { type: "label", start: 0, end: 3, data: { label: "pill-link" } },
      { type: "strong", start: 0, end: 3 },
    ],
  },
  { type: "list-item", text: "one", spans: [] },
];

describe("parseRichText", () => {
  it('parses a value that starts with "[{" as structured rich text', () => {
    expect(parseRichText(JSON.stringify(blocks))).toEqual(blocks);
  });

  it.each([
    "",
    "Please describe your use case",
    "[note] a text",
    "{ips:RP} addresses",
    ` ${JSON.stringify(blocks)}`,
  ])("treats %j as plain text", (text) => {
    expect(parseRichText(text)).toBe(text);
  });

  it.each([
    "[{",
    "[{]",
    "[{}]",
    '[{"type":"paragraph","text":"a"}]',
    '[{"type":"paragraph","text":1,"spans":[]}]',
    '[{"type":"embed","text":"a","spans":[]}]',
    '[{"type":"paragraph","text":"a","spans":[{"type":"hyperlink","start":0,"end":1}]}]',
    '[{"type":"paragraph","text":"a","spans":[{"type":"strong","start":-1,"end":1}]}]',
    '[{"type":"paragraph","text":"a","spans":[{"type":"script","start":0,"end":1}]}]',
    '[{"type":"paragraph","text":"a","spans":[]}] and more',
  ])("treats the malformed %j as plain text", (text) => {
    expect(parseRichText(text)).toBe(text);
  });
});
