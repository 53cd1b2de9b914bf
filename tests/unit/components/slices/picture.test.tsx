import { describe, expect, it } from "vitest";
import { type Mock, mocksOf, renderSlices } from "@/tests/fixtures/slices";

const variations = ["Picture", "PictureText"].flatMap((name) =>
  mocksOf(name).map((mock) => [name, mock.variation, mock] as const),
);
const uploaded = {
  dimensions: { width: 1_200, height: 900 },
  alt: "A map of exits",
  copyright: null,
  url: "https://images.prismic.io/oxbow/a_map.png?auto=format,compress&rect=0,0,1200,900&w=1200&h=900",
};

describe.each(variations)("%s, %s", (_name, _variation, mock) => {
  const withImage = (image: unknown): Mock => ({ ...mock, primary: { ...mock.primary, image } });

  it("shows the image with its alternative text, a matching width, and reserved space", () => {
    const html = renderSlices([withImage(uploaded)]);
    expect(html).toMatch(/<figure[^>]*><img alt="A map of exits"[^>]*width="1200" height="900"/);
    expect(html).toContain(`/_next/image?url=${encodeURIComponent(uploaded.url)}&amp;w=640&amp;q=75 640w`);
    expect(html).toMatch(/sizes="[^"]+"/);
  });

  it("treats an image without alternative text as decorative, and shows nothing without an image", () => {
    expect(renderSlices([withImage({ ...uploaded, alt: null })])).toContain('<img alt=""');
    expect(renderSlices([withImage({})])).not.toContain("<img");
  });

  it("loads the image eagerly only in the first section", () => {
    const slice = withImage(uploaded);
    expect(renderSlices([slice, slice]).match(/loading="\w+"/g)).toEqual([
      'loading="eager"',
      'loading="lazy"',
    ]);
  });
});
