import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CategoryNav } from "@/components/blog/category-nav";

it("CategoryNav links only to categories with posts: others have no page", () => {
  const categories = ["Proxies", "Drafts"].map((name) => ({
    slug: name.toLowerCase(),
    name,
    description: "",
  }));
  const html = renderToStaticMarkup(
    <CategoryNav categories={categories} counts={new Map([["proxies", 2]])} current="proxies" />,
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    "/blog",
    "/blog/category/proxies",
  ]);
});
