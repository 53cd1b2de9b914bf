import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCsv } from "@/lib/base/format/csv";

/** The only cell of a table. */
const cellOf = (value: unknown) =>
  formatCsv(["a"], [{ a: value }]).slice("\uFEFFa\r\n".length, -"\r\n".length);

describe("a CSV cell", () => {
  it.each([
    ["=1+1", `"'=1+1"`],
    ["+442071234567", `"'+442071234567"`],
    ["-2", `"'-2"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t'=1"`],
    ["\r=1", `"'\r'=1"`],
    ["  =1", `"'  =1"`],
    ["＝1", `"'＝1"`],
    ["－2", `"'－2"`],
    ["﹢3", `"'﹢3"`],
    ["−4", `"'−4"`],
    ["\u200B=1", `"'\u200B=1"`],
    ["\uFEFF=1", `"'\uFEFF=1"`],
    ["\u00AD \u2060+1", `"'\u00AD \u2060+1"`],
    ["\u0000@x", `"'\u0000@x"`],
    ["\u3164\uFE0F-1", `"'\u3164\uFE0F-1"`],
    ["\u2800＠x", `"'\u2800＠x"`],
    ["\u{E0020}=1", `"'\u{E0020}=1"`],
    ["\uFFF9=1", `"'\uFFF9=1"`],
    ["\u200Ba=1", `"\u200Ba=1"`],
    ['"=1+1', `"'""=1+1"`],
    ['" ""+1', `"'"" """"+1"`],
    ["'@x", `"''@x"`],
    ["＂-1", `"'＂-1"`],
    ["é=1", `"é=1"`],
    ['say "hi", ok', `"say ""hi"", ok"`],
    ["a=b", `"a=b"`],
    ["a;=1+1;b", `"a;'=1+1;b"`],
    ["a; \u200B@x", `"a;' \u200B@x"`],
    ['a;"=1', `"a;'""=1"`],
    ["a\n\n=1", `"a\n\n'=1"`],
    ["a\r\n-1;+2", `"a\r\n'-1;'+2"`],
    ["a\t=1", `"a\t'=1"`],
    ["a\n\nb; c", `"a\n\nb; c"`],
    [null, `""`],
    [undefined, `""`],
    [false, `"false"`],
  ])("writes %j as %s", (value, expected) => {
    expect(cellOf(value)).toBe(expected);
  });

  it("never starts a cell like a formula, even after invisible characters", () => {
    const nasty = fc.string({
      unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n ",;a\u0000\u00AD\u200B\u2060\uFEFF\u2800\u3164'),
    });
    // The cell without quotes and invisible characters.
    const visible = (cell: string) => cell.replace(/["\0\s\u00AD\u200B\u2060\u2800\u3164]+/g, "");
    const isLikeFormula = (cell: string) => /^[=+\-@＝＋－＠]/.test(visible(cell));
    fc.assert(fc.property(nasty, (text) => !isLikeFormula(cellOf(text))));
    // A spreadsheet that splits at semicolons treats our quotes as text.
    const splitElsewhere = (text: string) => formatCsv(["a", "b"], [{ a: "x", b: text }]).split(/[;\t\r\n]/);
    fc.assert(fc.property(nasty, (text) => splitElsewhere(text).every((cell) => !isLikeFormula(cell))));
  });
});

describe("formatCsv", () => {
  it("starts with a byte order mark, and escapes every cell except column names", () => {
    expect(formatCsv(["name", "note"], [{ name: "Ångström", note: "\u200B=1" }, { name: 2 }])).toBe(
      '\uFEFFname,note\r\n"Ångström","\'\u200B=1"\r\n"2",""\r\n',
    );
  });
});
