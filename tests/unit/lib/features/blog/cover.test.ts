import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { coverMotifs } from "@/lib/content/endpoints/schemas-posts";
import { type CoverSize, coverHref } from "@/lib/features/blog/cover";

const sizes: CoverSize[] = ["large", "small"];
/** Enough for each default drawing to be chosen. */
const manySlugs = Array.from({ length: 100 }, (_, i) => `post-${i}`);

test("every motif and default drawing has a file in each size, and there are no other files", () => {
  const posts = [
    ...coverMotifs.map((cover) => ({ slug: "a-post", cover })),
    ...manySlugs.map((slug) => ({ slug })),
  ];
  const hrefs = posts.flatMap((post) => sizes.map((size) => coverHref(post, size)));
  const files = readdirSync("public/pictures/covers").map((file) => `/pictures/covers/${file}`);
  expect([...new Set(hrefs)].sort()).toEqual(files.sort());
});
