import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type FileProblem, setProblemListener } from "@/lib/platform/content-files/problem";
import { readContentFile, readJsonText, readMarkdownText } from "@/lib/platform/content-files/read-text";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

const reported: FileProblem[] = [];
beforeEach(() => {
  reported.length = 0;
  setProblemListener((problem) => reported.push(problem));
});

const schema = z.object({ asOf: z.iso.date(), rows: z.array(z.object({ price: z.number() })) });
const validJson = JSON.stringify({ asOf: "2026-11-20", rows: [{ price: 1 }] }, null, 2);

describe("readJsonText", () => {
  it("parses JSON with a schema", () => {
    expect(readJsonText(validJson, schema)).toMatchObject({
      value: { asOf: "2026-11-20" },
      problems: [],
    });
  });

  it("returns the field and line of an invalid value", () => {
    const { value, problems } = readJsonText(validJson.replace('"price": 1', '"price": "one"'), schema);
    expect(value).toBeNull();
    expect(problems).toMatchObject([{ field: "rows[0].price", line: 5 }]);
  });

  it("explains in words which bound a number or length exceeds", () => {
    const bounds = z.object({
      price: z.number().positive(),
      share: z.number().lt(1),
      name: z.string().min(1),
    });
    const { problems } = readJsonText('{ "price": 0, "share": 1, "name": "" }', bounds);
    expect(problems.map(({ message }) => message)).toEqual([
      "must be more than 0",
      "must be less than 1",
      "must be at least 1 character",
    ]);
  });

  it.each([
    [validJson.replace('"rows"', 'rows"'), 3],
    [`${validJson},`, 8],
    [validJson.slice(0, -1), 8],
    ["", 1],
  ])("returns the line of a syntax error", (text, line) => {
    expect(readJsonText(text, schema).problems).toMatchObject([{ field: "", line }]);
  });
});

describe("readMarkdownText", () => {
  const frontMatterSchema = z.object({ title: z.string(), published: z.iso.date() });
  const text = "---\ntitle: A post\npublished: 2026-11-20\n---\n\n## First\n";
  const read = (changed: string) => readMarkdownText(changed, frontMatterSchema);

  it("returns validated front matter and the parsed document", () => {
    const { value, problems } = read(text);
    expect([value?.data.title, value?.document.outline.length, problems]).toEqual(["A post", 1, []]);
    expect(value?.document.tree.children.at(-1)?.position?.start.line).toBe(6);
  });

  it.each([
    [text.replace("2026-11-20", "soon"), "published", 3],
    [text.replace("A post", "[A"), "", 3],
    [text.replace("---\n", ""), "", 1],
  ])("returns the field and line of an error in the front matter", (changed, field, line) => {
    expect(read(changed)).toMatchObject({ value: null, problems: [{ field, line }] });
  });
});

describe("readContentFile", () => {
  const readFigures = (file: string) =>
    readContentFile({ file, document: "shared-api/figures" }, (text) => readJsonText(text, schema));

  it("returns the last valid state while a file is invalid or missing, and reports the problem", async () => {
    const file = folder("figures.json");
    for (const change of [
      () => writeFileSync(file, validJson),
      () => writeFileSync(file, "{"),
      () => rmSync(file),
      () => mkdirSync(file),
    ]) {
      change();
      expect(await readFigures(file)).toMatchObject({ rows: [{ price: 1 }] });
    }
    expect(reported).toMatchObject([
      { document: "shared-api/figures", line: 1, message: expect.stringContaining("is not JSON") },
      { message: "is missing" },
      { message: expect.stringContaining("cannot be read (EISDIR") },
    ]);
  });

  it("returns null if no version was ever valid", async () => {
    writeFileSync(folder("figures.json"), "{}");
    expect(await readFigures(folder("figures.json"))).toBeNull();
    expect(reported).toMatchObject([{ field: "asOf" }, { field: "rows" }]);
  });
});
