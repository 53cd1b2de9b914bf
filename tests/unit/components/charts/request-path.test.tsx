import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatStageTime, placeStages, RequestPathDrawing } from "@/components/charts/request-path";
import { getNetworkFigures } from "@/lib/content/endpoints/read";

const { products } = await getNetworkFigures();

describe("placeStages", () => {
  it("places stages on the scale at their measured time", () => {
    const path = {
      unit: "ms" as const,
      stages: [
        { name: "Your code", at: 0 },
        { name: "Exit IP", at: 100 },
        { name: "Page", at: 400 },
      ],
    };
    expect(placeStages(path)).toEqual([
      { name: "Your code", time: "0 ms", x: 20 },
      { name: "Exit IP", time: "100 ms", x: 310 },
      { name: "Page", time: "400 ms", x: 1180 },
    ]);
  });

  it("names times in the path's own unit", () => {
    expect(formatStageTime(1240, "ms")).toBe("1,240 ms");
    expect(formatStageTime(5, "h")).toBe("5 h");
  });
});

describe("RequestPathDrawing", () => {
  it.each([
    ["gateway", products.RP.path],
    ["parse", products.WEB_API.path],
    ["cycle", products.DS.path],
  ] as const)("draws the %s path with a time at every stage", (shape, path) => {
    const html = renderToStaticMarkup(<RequestPathDrawing shape={shape} labels={{}} path={path} />);
    expect(html).not.toContain("NaN");
    for (const { at } of path.stages) expect(html).toContain(`>${formatStageTime(at, path.unit)}<`);
  });

  it("labels the blocked path", () => {
    const html = renderToStaticMarkup(
      <RequestPathDrawing shape="gateway" labels={{ closed: "direct route" }} path={products.RP.path} />,
    );
    expect(html).toContain("direct route");
  });
});
