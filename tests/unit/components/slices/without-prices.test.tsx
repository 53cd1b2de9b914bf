import { readFileSync } from "node:fs";
import { SliceZone } from "@prismicio/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { components } from "@/components/slices";
import type { SliceContext } from "@/components/slices/types";
import { fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { getPageFacts } from "@/lib/site/page-facts";

const facts = await getPageFacts();
const figures = { ...facts.figures, pricing: null };

function render(name: string, product: SliceContext["product"]): string {
  const mocks = JSON.parse(readFileSync(`components/slices/${name}/mocks.json`, "utf8"));
  const context: SliceContext = { ...facts, figures, pricing: null, product };
  return renderToStaticMarkup(
    <SliceZone components={components} context={context} slices={fillFiguresDeep(mocks, figures)} />,
  );
}

describe("while prices are not available", () => {
  it.each(["PriceCurve", "ProductComparison", "ProductChooser"])("%s shows no price, and no zero", (name) => {
    const html = render(name, "RP");
    expect(html).not.toBe("");
    expect(html).not.toMatch(/\$\d/);
    expect(html).not.toContain("NaN");
  });

  it("the plans section shows a note and links to sales", () => {
    const html = render("PriceCurve", "RP");
    expect(html).toContain("Plans are not available right now.");
    expect(html).toMatch(/<a[^>]*href="\/contact\?product=RP"/);
    expect(html).toContain('id="pricing"');
  });

  it("the comparison shows a note in price cells and keeps its other rows", () => {
    const html = render("ProductComparison", "RP");
    expect(html).toContain("not available right now");
    expect(html).toMatch(/99\.2\s?%/);
  });
});
