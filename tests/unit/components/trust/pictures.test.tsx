import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Fairway } from "@/components/trust/fairway";
import { refusedLines, Weir, weirLines } from "@/components/trust/weir";
import css from "@/components/trust/weir.module.css";

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe("Weir", () => {
  it.each([0.064, 0.25])("draws the refused share to scale: %d", (refused) => {
    const svg = renderToStaticMarkup(<Weir refused={refused} />);
    expect(count(svg, new RegExp(`class="${css.weirBack}"`, "g"))).toBe(refusedLines(refused));
    expect(count(svg, new RegExp(`class="${css.weirLine}`, "g"))).toBe(weirLines - refusedLines(refused));
    expect(svg).not.toContain("NaN");
  });

  it("has a text alternative", () => {
    expect(renderToStaticMarkup(<Weir refused={0.064} />)).toContain(
      "Of 125 applicants 117 pass the check and 8 are turned away: 6.4%.",
    );
  });
});

describe("Fairway", () => {
  it("has the same number of buoys on both banks", () => {
    const svg = renderToStaticMarkup(<Fairway />);
    expect(count(svg, /fill-danger/g)).toBe(count(svg, /fill-success/g));
    expect(count(svg, /fill-danger/g)).toBeGreaterThan(3);
    expect(svg).not.toContain("NaN");
  });
});
