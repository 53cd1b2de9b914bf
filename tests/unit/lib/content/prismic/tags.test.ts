import { globSync, readFileSync } from "node:fs";
import type { PrismicDocument } from "@prismicio/client";
import { getPrismicCacheTags } from "@prismicio/next";
import { describe, expect, it } from "vitest";
import { tagsOf } from "@/lib/content/prismic/tags";

const href = "http://localhost/api/v2/documents/search?q=1";
const documents: PrismicDocument[] = globSync("content/documents/*/*.json").map((file) => ({
  ...JSON.parse(readFileSync(file, "utf8")),
  href,
}));

describe("tagsOf", () => {
  it("returns the same tags as Prismic's package for every document", () => {
    expect(documents.length).toBeGreaterThan(20);
    for (const document of documents) expect(tagsOf(document)).toEqual(getPrismicCacheTags([document]));
  });

  it("includes linked documents and the documents within their data", () => {
    const link = { link_type: "Document", id: "b", data: { further: { link_type: "Document", id: "c" } } };
    const [document] = documents;
    if (!document) throw new Error("There is no document");
    const linking = { ...document, id: "a", data: { list: [link, link] } };
    expect(tagsOf(linking)).toEqual(["prismic/a", "prismic/b", "prismic/c"]);
    expect(getPrismicCacheTags([linking])).toEqual(tagsOf(linking));
  });
});
