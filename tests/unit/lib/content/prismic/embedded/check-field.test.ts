import { expect, it } from "vitest";
import { checkRichText, checkSimple } from "@/lib/content/prismic/embedded/check-field";

const link = { start: 0, end: 4, type: "hyperlink", data: { link_type: "Web", url: "https://a.example" } };

it("leaves out a hyperlink that the field does not allow", () => {
  const block = { type: "paragraph", text: "Read", spans: [link] };
  const check = (multi: string) =>
    checkRichText([block], { type: "StructuredText", config: { multi } }, ["text"]);
  expect(check("paragraph,hyperlink")).toEqual({ value: [block], problems: [] });
  expect(check("paragraph,strong")).toEqual({
    value: [{ ...block, spans: [] }],
    problems: [{ path: ["text", 0, "spans", 0], message: "cannot show hyperlink" }],
  });
});

it("keeps the first block where the field takes one", () => {
  const blocks = ["One", "Two"].map((text) => ({ type: "heading2", text, spans: [] }));
  const checked = checkRichText(blocks, { type: "StructuredText", config: { single: "heading2" } }, [
    "title",
  ]);
  expect(checked.value).toEqual(blocks.slice(0, 1));
  expect(checked.problems).toMatchObject([{ path: ["title", 1] }]);
});

it("rejects a list in place of an option", () => {
  const option = checkSimple(["A"], { type: "Select", config: { options: ["A"] } }, ["kind"]);
  expect(option).toMatchObject({ value: null, problems: [{ path: ["kind"] }] });
});
