import { readFileSync } from "node:fs";
import { SliceZone } from "@prismicio/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { components } from "@/components/slices";
import type { SliceContext } from "@/components/slices/types";
import { getPageFacts } from "@/lib/site/page-facts";

type Mock = { id: string; slice_type: string; primary: Record<string, unknown> };
const mocksOf = (name: string): Mock[] =>
  JSON.parse(readFileSync(`components/slices/${name}/mocks.json`, "utf8"));

let context: SliceContext;
beforeAll(async () => {
  context = { ...(await getPageFacts()), product: "General" };
});

const render = (slices: Mock[]) =>
  renderToStaticMarkup(<SliceZone components={components} context={context} slices={slices} />);
const [picture, wide] = mocksOf("Picture");
const [right, left] = mocksOf("PictureText");

const uploaded = {
  dimensions: { width: 1_200, height: 900 },
  alt: "A map of exits",
  copyright: null,
  url: "https://images.prismic.io/oxbow/a_map.png?auto=format,compress&rect=0,0,1200,900&w=1200&h=900",
};
const withImage = (mock: Mock | undefined, image: unknown): Mock[] =>
  mock ? [{ ...mock, primary: { ...mock.primary, image } }] : [];

describe.each([
  ["Picture", picture],
  ["Picture, wide", wide],
  ["PictureText", right],
  ["PictureText, picture left", left],
])("%s", (_name, mock) => {
  it("shows the image with its alternative text, a matching width, and reserved space", () => {
    const html = render(withImage(mock, uploaded));
    expect(html).toMatch(/<figure[^>]*><img alt="A map of exits"[^>]*width="1200" height="900"/);
    expect(html).toContain(`/_next/image?url=${encodeURIComponent(uploaded.url)}&amp;w=640&amp;q=75 640w`);
    expect(html).toMatch(/sizes="[^"]+"/);
  });

  it("treats an image without alternative text as decorative", () => {
    expect(render(withImage(mock, { ...uploaded, alt: null }))).toContain('<img alt=""');
  });

  it("loads the image eagerly only in the first section", () => {
    const [slice] = withImage(mock, uploaded);
    if (!slice) throw new Error("There is no mock");
    expect(render([slice]).match(/loading="(\w+)"/)?.[1]).toBe("eager");
    expect(render([slice, slice]).match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
  });

  it("renders nothing without an image", () => {
    expect(render(withImage(mock, {}))).not.toContain("<img");
  });
});
