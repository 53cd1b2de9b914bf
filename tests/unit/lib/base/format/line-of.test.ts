import { describe, expect, it } from "vitest";
import { lineOfSyntaxError } from "@/lib/base/format/line-of";

const rest = '\n  "c": "a long text that no message quotes to its end",\n  "d": 4\n}\n';

describe("lineOfSyntaxError", () => {
  it.each([
    ["a comma too many in a list", `{\n  "a": 1,\n  "slices": [,\n    { "x": 1 }],${rest}`, 3],
    ["a comma at the end of an object", `{\n  "a": { "x": 1, },\n  "b": 2,${rest}`, 2],
    ["a word without quotes", `{\n  "a": 1,\n  "b": soon,${rest}`, 3],
    ["a word cut off at the end of its line", `{\n  "a": 1,\n  "b": tr\n${rest}`, 3],
    ["a word whose first letter follows", `[\n  x,\n  "xxx",${rest}`, 2],
    ["a missing comma", `{\n  "a": 1\n  "b": 2,${rest}`, 3],
    ["a short text", "[1,\n2,\n}", 3],
    ["a short text in which the word occurs again", '[x,\n"x"]', 1],
    [
      "a comma at the end of the second of two lists",
      `{\n  "a": [\n            1\n            ],\n  "b": [\n            1,\n            ],${rest}`,
      7,
    ],
    ["a text that ends too early", '{\n  "a": 1,\n  "b": [1, 2', 3],
  ])("finds the line of %s", (_what, text, line) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(lineOfSyntaxError(text)).toBe(line);
  });
});
