import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  figureNames,
  fillFigures,
  fillFiguresDeep,
  listUnknownFigures,
} from "@/lib/content/endpoints/figures";
import { figures } from "@/tests/fixtures/figures";

describe("tokens in copy", () => {
  it.each([
    ["{ips:RP} residential IPs", "71.1 million residential IPs"],
    ["{ips-short:RP}, {ips-short:ISP}", "71.1M, 410K"],
    ["{ips:ISP} and {ips:NGRP}", "410,000 and 71.1 million"],
    ["{countries}, mobile in {countries:MP}", "6, mobile in 2"],
    ["{cities:countries}/{carriers:countries}", "2/1"],
    ["From {price-from:RP} per GB", "From $2.50 per GB"],
    ["{price-from:SCRAPER}", "$0.25"],
    ["{rendered-from:NGRP} for 1,000 rendered pages", "$3.77 for 1,000 rendered pages"],
    ["{price:RP:50} and {total:RP:250}", "$4.10 and $785"],
    ["{total:RP:50:RTC:200}", "$363"],
    ["1 Gbit/s after 240 ms", "1\u00a0Gbit/s after 240\u00a0ms"],
    ["{pages:250} pages at {page-kb} KB", "1.1 million pages at 220\u00a0KB"],
    ["up to {break-even-kb:RP:1000000} KB", "up to 104\u00a0KB"],
    ["{yearly-discount} off", "10% off"],
    ["{success:RP} in {median:RP}, {sticky:RP} min", "99.2% in 0.58 s, 30 min"],
    ["{as-of}, {prices-as-of}", "November\u00a020, 2026, November\u00a019, 2026"],
    ["{period}", "October\u00a01\u00a0to\u00a031, 2026"],
    ["{requests} requests to {targets} targets", "4.1 million requests to 1,200 targets"],
    ["{datasets:on-time}, {datasets:filled}", "99.6%, 98.2%"],
    ["{trial:gb} GB for {trial:days} days", "1\u00a0GB for 7 days"],
    [
      "{rating} of {rating:best}, {reviews} reviews, {rating:as-of}",
      "4.7 of 5, 1,312 reviews, November\u00a018, 2026",
    ],
    ["{products:scraper-apis} scraper APIs", "five scraper APIs"],
    ["A person replies {answer-time}.", "A person replies within one working day."],
    ["{refused}, {blocked-domains}, {partner-apps}", "6.4%, 1,140, 23"],
    ["{company:name}, VAT {company:vat}", "Oxbow Data B.V., VAT NL000124871B01"],
  ])("'%s' becomes '%s'", (text, filled) => {
    expect(fillFigures(text, figures)).toBe(filled);
  });

  it("are all listed for editors", () => {
    const readme = readFileSync("content/README.md", "utf8");
    const listed = [...readme.matchAll(/^\| `\{([a-z:-]+?)(?::P|:volume)*\}`/gm)].map((match) => match[1]);
    expect(new Set(listed)).toEqual(new Set(figureNames));
  });

  it.each([
    "{nope}",
    "{ips:XX}",
    "{ips}",
    "{ips:WEB_API}",
    "{countries:DS}",
    "{as-of:RP}",
    "{price:RP}",
    "{price:RP:0}",
    "{price:SCRAPER:10}",
    "{price-from:OXY}",
    "{rendered-from:SCRAPER}",
    "{rendered-from:NGRP:5}",
    "{success:DS}",
    "{cities}",
    "{trial:gb:x}",
    "{price:RP:50:2}",
    "{total:RP:50:RTC}",
    "{constructor}",
  ])("that are unknown become a dash and are reported: %s", (token) => {
    const text = `before ${token} after`;
    expect(fillFigures(text, figures)).toBe("before – after");
    expect(listUnknownFigures({ slices: [{ text }] }, figures)).toEqual([
      { path: ["slices", 0, "text"], token },
    ]);
  });
});

describe("tokens while prices are not available", () => {
  it.each([
    ["From {price-from:RP} per GB", "From $– per GB"],
    ["{price:RP:50} and {total:RP:250}", "$– and $–"],
    ["{rendered-from:NGRP} for 1,000 rendered pages", "$– for 1,000 rendered pages"],
    ["{pages:250} pages at {page-kb} KB", "– pages at – KB"],
    ["up to {break-even-kb:RP:1000000} KB", "up to – KB"],
    ["{yearly-discount} off, prices of {prices-as-of}", "a percentage off, prices of –"],
    ["{ips:RP} residential IPs", "71.1 million residential IPs"],
  ])("'%s' becomes '%s', never zero", (text, filled) => {
    expect(fillFigures(text, { ...figures, pricing: null })).toBe(filled);
  });
});

describe("tokens inside a document", () => {
  it("are replaced at any depth, without changing the document", () => {
    const slice = { title: "{countries}", items: [{ text: "{trial:days} days", value: 3, link: null }] };
    const filled = fillFiguresDeep(slice, figures);
    expect(filled).toEqual({ title: "6", items: [{ text: "7 days", value: 3, link: null }] });
    expect(slice.title).toBe("{countries}");
  });

  it.each([
    [
      "around a token",
      "{ips:RP} IPs from {price-from:RP} per GB, see plans",
      ["{ips:RP}", "from ", "{price-from:RP}", "see plans"],
      ["71.1 million", "from ", "$2.50", "see plans"],
    ],
    [
      "that start or end inside a token",
      "all {countries} of them",
      ["all {cou", "ntries} of them"],
      ["all 6", "6 of them"],
    ],
  ])("move the spans of rich text %s", (_what, text, phrases, filledPhrases) => {
    const spans = phrases.map((phrase) => {
      const start = text.indexOf(phrase);
      return { type: "strong", start, end: start + phrase.length };
    });
    const [block] = fillFiguresDeep([{ type: "paragraph", text, spans }], figures);
    expect(block?.text).toBe(fillFigures(text, figures));
    expect(block?.spans.map(({ start, end }) => block.text.slice(start, end))).toEqual(filledPhrases);
  });

  it("leave code alone, which is copied and run", () => {
    const text = "curl --limit '10 MB' {countries}";
    const code = { tagName: "code", children: [{ type: "text", value: text }] };
    expect(fillFiguresDeep(code, figures)).toEqual(code);
    const preformatted = { type: "preformatted", text, spans: [] };
    expect(fillFiguresDeep(preformatted, figures)).toEqual(preformatted);
  });

  it("and their unit stay on one line in rich text, too", () => {
    const paragraph = { type: "paragraph", text: "{trial:gb} GB", spans: [] };
    expect(fillFiguresDeep(paragraph, figures).text).toMatch(/^\d+\u00a0GB$/);
  });

  it("are not searched for in the links of rich text, nor in code", () => {
    const data = { link_type: "Web", url: "https://example.com/{id}" };
    const spans = [{ type: "hyperlink", start: 0, end: 3, data }];
    const blocks = [
      { type: "paragraph", text: "See {nope}", spans },
      { type: "preformatted", text: "{id}", spans: [] },
    ];
    expect(fillFiguresDeep(blocks, figures)[0]).toMatchObject({ text: "See –", spans: [{ data }] });
    expect(listUnknownFigures(blocks, figures)).toEqual([{ path: [0, "text"], token: "{nope}" }]);
  });
});
