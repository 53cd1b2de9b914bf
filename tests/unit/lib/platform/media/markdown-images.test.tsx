import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Prose } from "@/components/prose/prose";
import { parseMarkdown } from "@/lib/base/markdown/parse";
import { getGuide } from "@/lib/content/endpoints/resources";
import { buildGuideFile } from "@/lib/features/resources/serve-file";
import { prepareImages } from "@/lib/platform/media/markdown-images";

async function show(markdown: string): Promise<string> {
  const { tree } = parseMarkdown(markdown);
  await prepareImages(tree);
  return renderToStaticMarkup(<Prose tree={tree} />);
}

const picture = "/media/sticky-and-rotating.webp";

describe("images in Markdown", () => {
  it("reserve their space, have a matching width, and alternative text", async () => {
    const html = await show(`Before\n\n![Nine requests through one exit](${picture})\n\nAfter`);
    expect(html).toMatch(/<figure><img alt="Nine requests through one exit"[^>]*><\/figure>/);
    expect(html).toMatch(/width="1600" height="800"/);
    expect(html).toContain(`/_next/image?url=${encodeURIComponent(picture)}&amp;w=640&amp;q=75 640w`);
    expect(html).toContain('loading="lazy"');
  });

  it("have their title as caption", async () => {
    const html = await show(`![Nine requests](${picture} "One exit, and nine")`);
    expect(html).toContain('<figcaption class="note">One exit, and nine</figcaption></figure>');
    expect(html).not.toContain('title="');
  });

  it("stay inline if there is text beside them", async () => {
    const html = await show(`Here: ![Nine requests](${picture})`);
    expect(html).toMatch(/<p>Here: <img /);
  });

  it.each([
    [`![](${picture})`, /has no alternative text/],
    ["![x](/media/missing.webp)", /missing, or is not a complete/],
    ["![x](https://example.com/x.png)", /is not in content\/media/],
    ["![x](/favicon.svg)", /is not in content\/media/],
    ["- in a list ![](/media/one-bend.webp)", /has no alternative text/],
  ])("are left out and reported in %s", async (markdown, message) => {
    const { tree } = parseMarkdown(`Before\n\n${markdown}`);
    expect(await prepareImages(tree)).toMatchObject([{ line: 3, message: expect.stringMatching(message) }]);
    expect(renderToStaticMarkup(<Prose tree={tree} />)).not.toContain("<img");
  });

  it("are embedded in a guide's file", async () => {
    const guide = await getGuide("buying-proxies-checklist");
    if (!guide) throw new Error("There is no such guide");
    const document = parseMarkdown(`![Nine requests](${picture}) and [prices](/pricing)`);
    await prepareImages(document.tree);
    const html = await buildGuideFile(guide, document);
    expect(html).toContain('src="data:image/webp;base64,');
    expect(html).toMatch(/href="http[^"]+\/pricing"/);
  });
});
