import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OfferCurve } from "@/components/charts/offer-curve";
import { placeStages, RequestPathDrawing } from "@/components/charts/request-path";
import css from "@/components/charts/request-path.module.css";
import { drawRequestPath, type RequestPathShape } from "@/components/charts/request-path-drawings";
import { getNetworkFigures, getPricing } from "@/lib/content/endpoints/read";

describe("OfferCurve", () => {
  it("draws the offer's price level, and has a text alternative", async () => {
    const { RP } = (await getPricing()).products;
    const html = renderToStaticMarkup(<OfferCurve label="Cheaper up to 250 GB" product={RP} upTo={250} />);
    expect(html).toContain('aria-label="Cheaper up to 250 GB"');
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

describe("the drawings of request paths", () => {
  const shapes: RequestPathShape[] = ["gateway", "parse", "cycle", "retry", "narrows", "lock"];

  it.each(shapes)("%s passes every stage of every measured path", async (shape) => {
    const { products } = await getNetworkFigures();
    for (const { path } of Object.values(products)) {
      const stages = placeStages(path);
      const { center } = drawRequestPath(shape, (stage) => stages[stage]?.x ?? 1180);
      expect(center.length).toBeGreaterThan(2);
      const html = renderToStaticMarkup(
        <RequestPathDrawing shape={shape} labels={{ side: "beside", closed: "closed" }} path={path} />,
      );
      expect(html).not.toMatch(/NaN|undefined/);
      expect(html.match(new RegExp(`class="${css.stage}"`, "g"))).toHaveLength(path.stages.length);
    }
  });
});
