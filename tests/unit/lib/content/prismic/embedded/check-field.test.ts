import { expect, it } from "vitest";
import { checkValue } from "@/lib/content/prismic/embedded/check-field";

const link = { start: 0, end: 4, type: "hyperlink", data: { link_type: "Web", url: "https://a.example" } };

it("rejects a hyperlink that the field does not allow", () => {
  const block = { type: "paragraph", text: "Read", spans: [link] };
  const check = (multi: string) =>
    checkValue([block], { type: "StructuredText", config: { multi } }, ["text"]);
  expect(check("paragraph,hyperlink")).toEqual({ value: [block], problems: [] });
  expect(check("paragraph,strong")).toEqual({
    value: [],
    problems: [{ path: ["text", 0, "spans", 0], message: "cannot show hyperlink" }],
  });
});

it("rejects a second block where the field takes one", () => {
  const blocks = ["One", "Two"].map((text) => ({ type: "heading2", text, spans: [] }));
  const checked = checkValue(blocks, { type: "StructuredText", config: { single: "heading2" } }, ["title"]);
  expect(checked).toMatchObject({ value: [], problems: [{ path: ["title", 1] }] });
});

it("rejects a list in place of an option", () => {
  const option = checkValue(["A"], { type: "Select", config: { options: ["A"] } }, ["kind"]);
  expect(option).toMatchObject({ value: null, problems: [{ path: ["kind"] }] });
});
