import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type FileProblem, setProblemListener } from "@/lib/platform/content-files/problem";
import { readContentFile, readJsonText, readMarkdownText } from "@/lib/platform/content-files/read-text";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

const problems: FileProblem[] = [];
beforeEach(() => {
  problems.length = 0;
  setProblemListener((problem) => problems.push(problem));
});

const place = { file: "figures.json", document: "shared-api/figures" };
const schema = z.object({ asOf: z.iso.date(), rows: z.array(z.object({ price: z.number() })) });
const good = JSON.stringify({ asOf: "2026-11-20", rows: [{ price: 1 }] }, null, 2);

describe("the text of a JSON file", () => {
  it("is parsed with its schema", () => {
    expect(readJsonText(good, schema, place)).toMatchObject({ value: { asOf: "2026-11-20" }, problems: [] });
  });

  it("is reported with field and line of an error", () => {
    const { value, problems } = readJsonText(good.replace('"price": 1', '"price": "one"'), schema, place);
    expect(value).toBeNull();
    expect(problems).toMatchObject([{ document: place.document, field: "rows[0].price", line: 5 }]);
  });

  it("is reported in words for a number or length out of bounds", () => {
    const bounds = z.object({
      price: z.number().positive(),
      share: z.number().lt(1),
      name: z.string().min(1),
    });
    const { problems } = readJsonText('{ "price": 0, "share": 1, "name": "" }', bounds, place);
    expect(problems.map(({ message }) => message)).toEqual([
      "must be more than 0",
      "must be less than 1",
      "must be at least 1 character",
    ]);
  });

  it.each([
    [good.replace('"rows"', 'rows"'), 3],
    [`${good},`, 8],
    [good.slice(0, -1), 8],
    ["", 1],
  ])("tells the line where it stops being JSON", (text, line) => {
    expect(readJsonText(text, schema, place).problems).toMatchObject([{ field: "", line }]);
  });
});

describe("the text of a Markdown file", () => {
  const front = z.object({ title: z.string(), published: z.iso.date() });
  const text = "---\ntitle: A post\npublished: 2026-11-20\n---\n\n## First\n";
  const read = (changed: string) => readMarkdownText(changed, front, { ...place, document: "posts/a" });

  it("is parsed to validated front matter and a document", () => {
    const { value, problems } = read(text);
    expect([value?.data.title, value?.document.outline.length, problems]).toEqual(["A post", 1, []]);
  });

  it.each([
    [text.replace("2026-11-20", "soon"), "published", 3],
    [text.replace("A post", "[A"), "", 3],
    [text.replace("---\n", ""), "", 1],
  ])("is reported with field and line of an error", (changed, field, line) => {
    expect(read(changed)).toMatchObject({ value: null, problems: [{ field, line }] });
  });
});

describe("a content file", () => {
  const readFigures = (file: string) =>
    readContentFile({ ...place, file }, (text) => readJsonText(text, schema, place));

  it("keeps its last valid state while it is invalid or missing, and logs that", async () => {
    const file = folder("figures.json");
    for (const change of [
      () => writeFileSync(file, good),
      () => writeFileSync(file, "{"),
      () => rmSync(file),
      () => mkdirSync(file),
    ]) {
      change();
      expect(await readFigures(file)).toMatchObject({ rows: [{ price: 1 }] });
    }
    expect(problems).toMatchObject([
      { document: "shared-api/figures", line: 1, message: expect.stringContaining("is not JSON") },
      { message: "is missing" },
      { message: expect.stringContaining("cannot be read (EISDIR") },
    ]);
  });

  it("that the site has never read valid is the latest valid version in git", async () => {
    const author = ["-c", "user.name=a", "-c", "user.email=a@engines.example"];
    const git = (...args: string[]) => execFileSync("git", [...author, ...args], { cwd: folder() });
    const file = folder("figures.json");
    git("init", "--quiet");
    for (const text of [
      good.replace('"price": 1', '"price": 7'),
      good.replace('"price": 1', '"price": 8'),
      "{",
    ]) {
      writeFileSync(file, text);
      git("add", "figures.json");
      git("commit", "--quiet", "--message", "change");
    }
    writeFileSync(file, "[");
    expect(await readFigures(file)).toMatchObject({ rows: [{ price: 8 }] });
    expect(problems).toMatchObject([{ document: "shared-api/figures", line: 1 }]);
  });

  it("is null if it was never valid", async () => {
    writeFileSync(folder("figures.json"), "{}");
    expect(await readFigures(folder("figures.json"))).toBeNull();
    expect(problems).toHaveLength(2);
  });
});
