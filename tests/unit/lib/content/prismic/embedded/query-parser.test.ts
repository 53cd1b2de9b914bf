import { filter } from "@prismicio/client";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/content/prismic/embedded/errors";
import { parseQuery } from "@/lib/content/prismic/embedded/query-parser";
import { casesOf } from "@/tests/fixtures/form";

/** The predicates without their places in the text. */
const parse = (query: string) =>
  parseQuery(query).map(({ name, args }) => ({
    name,
    args: args.map(({ offset: _offset, ...argument }) => argument),
  }));

const catchError = (query: string): unknown => {
  try {
    return parseQuery(query);
  } catch (error) {
    return error;
  }
};

describe("parseQuery", () => {
  it("parses paths, strings, numbers, booleans and lists", () => {
    expect(parse('[[at(document.type, "page")][any(my.page.views, [1, -2.5, true, "x"])]]')).toEqual([
      {
        name: "at",
        args: [
          { kind: "path", path: "document.type" },
          { kind: "value", value: "page" },
        ],
      },
      {
        name: "any",
        args: [
          { kind: "path", path: "my.page.views" },
          { kind: "list", values: [1, -2.5, true, "x"] },
        ],
      },
    ]);
  });

  it("parses names with dots and hyphens, and white space anywhere", () => {
    expect(parse(" [ [ date.day-of-week-after ( my.post.day , 3 ) ] ] ")).toEqual([
      {
        name: "date.day-of-week-after",
        args: [
          { kind: "path", path: "my.post.day" },
          { kind: "value", value: 3 },
        ],
      },
    ]);
  });

  it("parses the older syntax with a variable", () => {
    expect(parse("[[:d = has(my.page.parent)]]")).toEqual([
      { name: "has", args: [{ kind: "path", path: "my.page.parent" }] },
    ]);
  });

  it("parses zero predicates, zero arguments and empty lists", () => {
    expect(parse("[]")).toEqual([]);
    expect(parse("[[similar()]]")).toEqual([{ name: "similar", args: [] }]);
    expect(parse("[[any(document.id, [])]]")[0]?.args[1]).toEqual({ kind: "list", values: [] });
  });

  it("keeps brackets, parentheses and commas within a string", () => {
    expect(parse('[[at(my.page.uid, "a)]], [\\"b")]]')[0]?.args[1]).toEqual({
      kind: "value",
      value: 'a)]], ["b',
    });
  });

  it("parses every string that the client writes", () => {
    // The client leaves backslashes alone, so one at the end of a text swallows the closing quote.
    const text = fc.string({ unit: "binary" }).filter((value) => !value.endsWith("\\"));
    fc.assert(
      fc.property(text, fc.array(text), (value, values) => {
        expect(parse(`[${filter.at("my.page.uid", value)}]`)[0]?.args[1]).toEqual({ kind: "value", value });
        expect(parse(`[${filter.any("my.page.uid", values)}]`)[0]?.args[1]).toEqual({ kind: "list", values });
      }),
    );
  });

  it("parses every number that the client writes", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const argument = parse(`[${filter.numberLessThan("my.page.views", value)}]`)[0]?.args[1];
        expect(argument).toEqual({ kind: "value", value: Object.is(value, -0) ? 0 : value });
      }),
    );
  });

  it.each<[string, string, number]>([
    ["", "`[' expected but end of source found", 1],
    ["page", "`[' expected but `p' found", 1],
    ["[", "`[' expected but end of source found", 2],
    ["[[]]", "identifier expected but `]' found", 3],
    ["[[at]]", "`(' expected but `]' found", 5],
    ["[[at(document.id]]", "`,' expected but `]' found", 17],
    ["[[at(document.id,)]]", "identifier expected but `)' found", 18],
    ['[[at(document.id "x")]]', "`,' expected but `\"' found", 18],
    ['[[at(document.id, "x)]]', "`\"' expected but end of source found", 24],
    ["[[at(document.id, [document.id])]]", "literal expected but `d' found", 20],
    ["[[at(document.id, [[1]])]]", "identifier expected but `[' found", 20],
    ["[[has(document.id)]", "`[' expected but end of source found", 20],
    ["[[has(document.id)]]]", "end of source expected but `]' found", 21],
    ["[[has(document.id)]] or", "end of source expected but `o' found", 22],
    ["[[at(document.id, 'x')]]", "identifier expected but `'' found", 19],
  ])("refuses %s at its mistake", (query, problem, column) => {
    const error = catchError(query);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, body: { type: "api_parsing_error", line: 1, column } });
    expect(error).toHaveProperty(
      "message",
      expect.stringContaining(`${problem} on line:1 col:${column} in query`),
    );
  });

  it("counts offsets across lines", () => {
    const error = catchError("[[has(document.id)]\n [at)]");
    expect(error).toMatchObject({ body: { line: 2, column: 5 } });
    expect(error).toHaveProperty("message", expect.stringContaining("\n [at)]\n    ^\n"));
  });

  it("returns predicates or throws an ApiError for any text", () => {
    const piece = fc.constantFrom(
      "[",
      "]",
      "(",
      ")",
      ",",
      '"',
      "\\",
      ":d",
      "=",
      "at",
      "document.id",
      "1",
      " ",
      "é",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const result = catchError(pieces.join(""));
        expect(Array.isArray(result) || result instanceof ApiError).toBe(true);
      }),
      { numRuns: casesOf(1000) },
    );
  });

  it("parses a very long and a deeply nested text quickly", () => {
    const many = `[${'[at(document.id, "x")]'.repeat(20_000)}]`;
    expect(parseQuery(many)).toHaveLength(20_000);
    expect(catchError("[".repeat(1_000_000))).toBeInstanceOf(ApiError);
  });
});
