import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { coverMotifs } from "@/lib/content/endpoints/schemas-posts";
import { type CoverSize, coverHref } from "@/lib/features/blog/cover";

const sizes: CoverSize[] = ["large", "small"];
const manySlugs = Array.from({ length: 100 }, (_, i) => `post-${i}`);

test("every motif, and every river for posts without one, has a file in each size", () => {
  const posts = [
    ...coverMotifs.map((cover) => ({ slug: "a-post", cover })),
    ...manySlugs.map((slug) => ({ slug })),
  ];
  const hrefs = posts.flatMap((post) => sizes.map((size) => coverHref(post, size)));
  const files = readdirSync("public/pictures/covers").map((file) => `/pictures/covers/${file}`);
  expect([...new Set(hrefs)].sort()).toEqual(files.sort());
});
