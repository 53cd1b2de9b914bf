import { describe, expect, it } from "vitest";
import { filterOptions, findByTyping, moveHighlight, placePopup } from "@/components/ui/dropdown-options";

const options = [
  { value: "US", label: "United States", detail: "+1", searchText: "USA" },
  { value: "CA", label: "Canada", detail: "+1" },
  { value: "AU", label: "Australia", detail: "+61" },
  { value: "CI", label: "Côte d’Ivoire", detail: "+225" },
  { value: "HK", label: "Hong Kong SAR", detail: "+852" },
];
const found = (query: string) => filterOptions(options, query).map(({ value }) => value);

describe("filterOptions", () => {
  it.each([
    ["nothing typed finds all", "", ["US", "CA", "AU", "CI", "HK"]],
    ["only spaces find all", "  ", ["US", "CA", "AU", "CI", "HK"]],
    ["the beginning of a later word", "kong", ["HK"]],
    ["two words", "united s", ["US"]],
    ["case does not count", "CANADA", ["CA"]],
    ["accents and apostrophes do not count", "cote d'i", ["CI"]],
    ["beginnings of words hide chance hits inside words", "us", ["US"]],
    ["inside words when no word begins so", "nada", ["CA"]],
    ["a calling code, with or without plus", "+61", ["AU"]],
    ["a code shared by two", "1", ["US", "CA"]],
    ["nothing", "zz", []],
  ])("%s", (_, query, values) => {
    expect(found(query)).toEqual(values);
  });
});

describe("findByTyping", () => {
  it("continues from a given index and wraps around", () => {
    const labels = ["France", "Germany", "Ghana"].map((label) => ({ value: label, label }));
    expect(findByTyping(labels, "g", 0)).toBe(1);
    expect(findByTyping(labels, "g", 2)).toBe(2);
    expect(findByTyping(labels, "G", 3)).toBe(1);
    expect(findByTyping(labels, "gh", 1)).toBe(2);
    expect(findByTyping(labels, "x", 0)).toBe(-1);
    expect(findByTyping([], "x", 0)).toBe(-1);
  });
});

describe("moveHighlight", () => {
  it.each([
    ["ArrowDown", -1, 3, 0],
    ["ArrowDown", 2, 3, 2],
    ["ArrowUp", -1, 3, 2],
    ["ArrowUp", 0, 3, 0],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    ["ArrowDown", -1, 0, -1],
    ["Home", -1, 0, -1],
    ["a", 1, 3, null],
  ])("%s from %i of %i moves to %s", (key, from, count, to) => {
    expect(moveHighlight(key, from, count)).toBe(to);
  });
});

describe("placePopup", () => {
  const viewport = { width: 1000, height: 800, layoutHeight: 800 };
  const trigger = { left: 100, top: 100, bottom: 146, width: 240 };

  it("opens below, as wide as its trigger, at most 400 px high", () => {
    expect(placePopup(trigger, viewport, 9000, false)).toEqual({
      left: 100,
      width: 240,
      top: 152,
      maxHeight: 400,
    });
  });

  it("opens upward if there is too little space below and more above", () => {
    const low = { ...trigger, top: 700, bottom: 746 };
    expect(placePopup(low, viewport, 400, false)).toEqual({
      left: 100,
      width: 240,
      bottom: 106,
      maxHeight: 400,
    });
  });

  it("opens below if the list fits, however little space there is", () => {
    const low = { ...trigger, top: 600, bottom: 646 };
    expect(placePopup(low, viewport, 125, false).top).toBe(652);
  });

  it("is limited to the available height", () => {
    expect(placePopup(trigger, { ...viewport, height: 300 }, 400, false).maxHeight).toBe(140);
  });

  it("is wider with a filter and stays within the viewport", () => {
    const small = { left: 880, top: 100, bottom: 146, width: 100 };
    expect(placePopup(small, viewport, 400, true)).toMatchObject({ width: 320, left: 672 });
    expect(placePopup(small, { ...viewport, width: 300 }, 400, true)).toMatchObject({ width: 284, left: 8 });
  });
});
