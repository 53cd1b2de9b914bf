import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { generateTypes } from "@/lib/cli/generate-content-types";
import { listEntries } from "@/lib/content/editing/versions";
import { createPrismicClient } from "@/lib/content/prismic/client";
import { contentFolders } from "@/lib/content/prismic/embedded";
import { readModels } from "@/lib/content/prismic/embedded/content";
import { createValidator } from "@/lib/site/content-checks/validate";

const client = createPrismicClient();
const documents = await client.dangerouslyGetAll({ lang: "*" });

const { slices } = await readModels(contentFolders);

const richTextBlockSchema = z.object({
  text: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number() })),
});

/** The paragraphs, headings and list items of all rich texts in a value. */
function listTexts(value: unknown): z.infer<typeof richTextBlockSchema>[] {
  if (typeof value !== "object" || value === null) return [];
  const block = richTextBlockSchema.safeParse(value);
  return [...(block.success ? [block.data] : []), ...Object.values(value).flatMap(listTexts)];
}

describe("every document on disk", () => {
  it("is loaded", () => {
    const files = readdirSync("content/documents", { recursive: true, encoding: "utf8" });
    expect(documents).toHaveLength(files.filter((file) => file.endsWith(".json")).length);
  });

  it("has no validation problems, like every other content file", async () => {
    const validator = await createValidator();
    const found = await Promise.all((await listEntries()).map((entry) => validator.check(entry)));
    expect(found.flat()).toEqual([]);
  });

  it("has links and emphasis on whole words only", () => {
    // Spans are character offsets: after an edit by hand they no longer match the text.
    const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
    const misplaced = listTexts(documents.map(({ data }) => data)).flatMap(({ text, spans }) =>
      spans
        .filter(({ start, end }) => {
          const marked = text.slice(start, end);
          const cutsWord = [start, end].some(
            (index) => isLetter(text.charAt(index - 1)) && isLetter(text.charAt(index)),
          );
          return marked === "" || marked !== marked.trim() || cutsWord;
        })
        .map(({ start, end }) => text.slice(start, end)),
    );
    expect(misplaced).toEqual([]);
  });

  it("says the same about what a product is best for", () => {
    const matches = JSON.stringify(documents.map(({ data }) => data)).matchAll(
      /"product":"(\w+)","best_for":"([^"]*)"/g,
    );
    const texts = new Map<string, Set<string>>();
    for (const [, product = "", text = ""] of matches) {
      texts.set(product, (texts.get(product) ?? new Set()).add(text));
    }
    expect(texts.size).toBeGreaterThan(10);
    expect([...texts].filter(([, { size }]) => size > 1)).toEqual([]);
  });
});

describe("the models", () => {
  const hint = "run `npm run content:types`";

  it("offer every slice of the library in every slice zone", () => {
    const zones = z.object({ config: z.object({ choices: z.record(z.string(), z.unknown()) }) });
    for (const id of ["home_page", "page"]) {
      const model: unknown = JSON.parse(readFileSync(`content/models/${id}/index.json`, "utf8"));
      const { json } = z.object({ json: z.object({ Main: z.object({ slices: zones }) }) }).parse(model);
      expect(Object.keys(json.Main.slices.config.choices), hint).toEqual([...slices.keys()].sort());
    }
  });

  it("match the generated types", () => {
    expect(readFileSync("prismicio-types.d.ts", "utf8") === generateTypes(), hint).toBe(true);
  });
});
