import { describe, expect, it } from "vitest";
import { filterOptions, placePopup } from "@/components/ui/dropdown-options";

const options = [
  { value: "US", label: "United States", detail: "+1", searchText: "USA" },
  { value: "CA", label: "Canada", detail: "+1" },
  { value: "AU", label: "Australia", detail: "+61" },
  { value: "CI", label: "Côte d’Ivoire", detail: "+225" },
  { value: "HK", label: "Hong Kong SAR", detail: "+852" },
];

describe("filterOptions", () => {
  it.each([
    ["everything for an empty query", "", ["US", "CA", "AU", "CI", "HK"]],
    ["everything for spaces", "  ", ["US", "CA", "AU", "CI", "HK"]],
    ["the beginning of a later word", "kong", ["HK"]],
    ["two words", "united s", ["US"]],
    ["without regard to case", "CANADA", ["CA"]],
    ["without regard to accents and apostrophes", "cote d'i", ["CI"]],
    ["beginnings of words rather than hits inside words", "us", ["US"]],
    ["inside words if no word begins with the query", "nada", ["CA"]],
    ["a calling code, with or without plus", "+61", ["AU"]],
    ["a code that two options share", "1", ["US", "CA"]],
    ["nothing for unknown text", "zz", []],
  ])("matches %s", (_, query, values) => {
    expect(filterOptions(options, query).map(({ value }) => value)).toEqual(values);
  });
});

describe("placePopup", () => {
  const viewport = { width: 1000, top: 0, height: 800, layoutHeight: 800 };
  const trigger = { left: 100, top: 100, bottom: 146, width: 240 };

  const low = { ...trigger, top: 700, bottom: 746 };
  const narrow = { left: 880, top: 100, bottom: 146, width: 100 };
  /** A part of the page that is zoomed in on. */
  const zoomed = { ...viewport, top: 300, height: 400 };

  it.each([
    ["above, if there is too little space below", low, viewport, { bottom: 106, maxHeight: 400 }],
    ["within a zoomed part", { ...trigger, top: 400, bottom: 446 }, zoomed, { top: 452, maxHeight: 240 }],
    [
      "above in a zoomed part",
      { ...trigger, top: 620, bottom: 666 },
      zoomed,
      { bottom: 186, maxHeight: 306 },
    ],
    ["wider than a narrow trigger", narrow, viewport, { width: 320, left: 672 }],
    ["no wider than the viewport", narrow, { ...viewport, width: 300 }, { width: 284, left: 8 }],
  ])("is %s", (_, box, visible, place) => {
    expect(placePopup(box, visible, 400)).toMatchObject(place);
  });
});
