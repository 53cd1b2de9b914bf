import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { generateTypes } from "@/lib/cli/generate-content-types";
import { createPrismicClient } from "@/lib/content/prismic/client";
import { listDocumentVersions } from "@/lib/content/prismic/embedded/document-versions";
import { sharedSliceSchema } from "@/lib/content/prismic/embedded/models";
import { listFiles } from "@/lib/site/editing/file-versions";
import { createValidator } from "@/lib/site/editing/validate";

const client = createPrismicClient();
const documents = await client.dangerouslyGetAll({ lang: "*" });

function readModels<T extends { id: string }>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
): Map<string, T> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const models = folders.map(({ name }) =>
    schema.parse(JSON.parse(readFileSync(`${folder}/${name}/${file}`, "utf8"))),
  );
  return new Map(models.map((model) => [model.id, model]));
}

const slices = readModels("components/slices", "model.json", sharedSliceSchema);

const marked = z.object({
  text: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number() })),
});

/** The paragraphs, headings and list items of all rich texts in a value. */
function listTexts(value: unknown): z.infer<typeof marked>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = marked.safeParse(value);
  return [...(own.success ? [own.data] : []), ...Object.values(value).flatMap(listTexts)];
}

describe("every document on disk", () => {
  it("can be parsed", () => {
    const files = readdirSync("content/documents", { recursive: true, encoding: "utf8" });
    expect(documents).toHaveLength(files.filter((file) => file.endsWith(".json")).length);
  });

  it("has no validation problems, like every other content file", async () => {
    const validator = await createValidator();
    const found = await Promise.all([
      ...(await listDocumentVersions()).map((entry) => validator.checkEntry(entry)),
      ...(await listFiles()).map((entry) => validator.checkFileEntry(entry)),
    ]);
    expect(found.flat()).toEqual([]);
  });

  it("has links and emphasis on whole words only", () => {
    // A text that is edited in its file moves away from its marks.
    const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
    const off = listTexts(documents.map(({ data }) => data)).flatMap(({ text, spans }) =>
      spans
        .filter(({ start, end }) =>
          [start, end].some((at) => isLetter(text.charAt(at - 1)) && isLetter(text.charAt(at))),
        )
        .map(({ start, end }) => text.slice(start, end)),
    );
    expect(off).toEqual([]);
  });

  it("has its own path if it is a page", () => {
    const pages = documents.filter(({ type }) => type === "page" || type === "home_page");
    const urls = pages.map(({ url }) => url);
    expect(urls).not.toContain(null);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining([
        "/",
        "/residential-proxies",
        "/scraper-api/web",
        "/datasets",
        "/legal/privacy-policy",
      ]),
    );
  });
});

describe("the models", () => {
  it("offer every slice of the library in every slice zone", () => {
    const zones = z.object({ config: z.object({ choices: z.record(z.string(), z.unknown()) }) });
    for (const id of ["home_page", "page"]) {
      const model: unknown = JSON.parse(readFileSync(`content/models/${id}/index.json`, "utf8"));
      const { json } = z.object({ json: z.object({ Main: z.object({ slices: zones }) }) }).parse(model);
      const hint = "run `npm run content:types`";
      expect(Object.keys(json.Main.slices.config.choices), hint).toEqual([...slices.keys()].sort());
    }
  });

  it("match the generated types", () => {
    const hint = "run `npm run content:types`";
    expect(readFileSync("prismicio-types.d.ts", "utf8") === generateTypes(), hint).toBe(true);
  });
});
