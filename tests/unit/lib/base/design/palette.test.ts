import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  baseColors as base,
  buildPaletteCss,
  contrastText,
  darkColors as dark,
  labelBackgroundSteps,
  labelTextStep,
  labelThreshold,
  palette,
  parseHex,
} from "@/lib/base/design/palette";
import { tints } from "@/lib/base/products";

function linearOf(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Pair = [name: string, text: string, background: string, least: number];

/** Body text requires 7 (AAA), everything else 4.5 (AA). */
const basePairs: Pair[] = [
  ["ink on paper", base.ink, base.paper, 7],
  ["ink2 on paper", base.ink2, base.paper, 7],
  ["ink3 on paper", base.ink3, base.paper, 4.5],
  ["ink3 on paper2", base.ink3, base.paper2, 4.5],
  ["ink2 on paper2", base.ink2, base.paper2, 7],
  ["ink3 on white", base.ink3, base.white, 4.5],
  ["soft on deep", base.soft, base.deep, 7],
  ["soft2 on deep", base.soft2, base.deep, 7],
  ["soft3 on deep", base.soft3, base.deep, 4.5],
  ["soft3 on deep2", base.soft3, base.deep2, 4.5],
  ["soft2 on deep2", base.soft2, base.deep2, 7],
  ["soft3 on deep3", base.soft3, base.deep3, 4.5],
  ["text on lime", base["on-lime"], base.lime, 7],
  ["text on hovered lime", base["on-lime"], base["lime-2"], 7],
  ["text on pressed lime", base["on-lime"], base["lime-3"], 7],
  ["lime on deep", base.lime, base.deep, 7],
  ["error on paper", base.err, base.paper, 4.5],
  ["error on its background", base.err, base["err-bg"], 4.5],
  ["error on deep", base["err-on-deep"], base.deep, 4.5],
  ["success on its background", base.ok, base["ok-bg"], 4.5],
  ["success on deep", base["ok-on-deep"], base.deep, 4.5],
  ["warning on its background", base.warn, base["warn-bg"], 4.5],
  ["warning on deep", base["warn-on-deep"], base.deep, 4.5],
  ["ink on the error background", base.ink, base["err-bg"], 4.5],
  ["soft on the error fill", base.soft, base.err, 4.5],
  ["soft on the hovered error fill", base.soft, base["err-2"], 4.5],
  ["dark: ink on paper", dark.ink, dark.paper, 7],
  ["dark: ink2 on paper", dark.ink2, dark.paper, 7],
  ["dark: ink2 on paper2", dark.ink2, dark.paper2, 7],
  ["dark: ink3 on paper", dark.ink3, dark.paper, 4.5],
  ["dark: ink3 on paper2", dark.ink3, dark.paper2, 4.5],
  ["dark: ink3 on white", dark.ink3, dark.white, 4.5],
  ["dark: error on paper2", base["err-on-deep"], dark.paper2, 4.5],
  ["dark: error on white", base["err-on-deep"], dark.white, 4.5],
  ["dark: success on paper2", base["ok-on-deep"], dark.paper2, 4.5],
  ["dark: warning on paper2", base["warn-on-deep"], dark.paper2, 4.5],
];

const tintPairs: Pair[] = tints.flatMap((tint): Pair[] => {
  const scale = palette[tint];
  return [
    [`${tint} main on paper`, scale.main, base.paper, 4.5],
    [`${tint} 700 on paper`, scale[700], base.paper, 7],
    [`${tint} 700 on 100`, scale[700], scale[100], 4.5],
    [`${tint} 800 on 200`, scale[800], scale[200], 7],
    [`${tint} 700 on 200`, scale[700], scale[200], 4.5],
    [`soft on ${tint} main`, base.soft, scale.main, 4.5],
    [`soft on ${tint} 700`, base.soft, scale[700], 4.5],
    [`soft on ${tint} dark`, base.soft, scale.dark, 7],
    [`${tint} light on deep`, scale.light, base.deep, 7],
    [`${tint} light on deep2`, scale.light, base.deep2, 7],
    [`${tint} 400 on deep`, scale[400], base.deep, 4.5],
    [`ink on ${tint} 200`, base.ink, scale[200], 7],
    [`ink2 on ${tint} 100`, base.ink2, scale[100], 7],
    [`ink3 on ${tint} 100`, base.ink3, scale[100], 4.5],
    [`ink2 on ${tint} 200`, base.ink2, scale[200], 4.5],
    [`${tint} light on 900`, scale.light, scale[900], 7],
    [`soft2 on ${tint} 900`, base.soft2, scale[900], 7],
    [`paper on ${tint} 600`, base.paper, scale[600], 4.5],
    // The steps are mirrored: 700 is 300, 600 is 400, 100 is 900.
    [`dark: ${tint} 600 on paper`, scale[400], dark.paper, 4.5],
    [`dark: ${tint} 700 on paper`, scale[300], dark.paper, 7],
    [`dark: ${tint} 700 on 100`, scale[300], scale[900], 4.5],
    [`dark: ${tint} 700 on 200`, scale[300], scale[800], 4.5],
    [`dark: ${tint} 800 on 200`, scale[200], scale[800], 7],
    [`dark: ink on ${tint} 300`, dark.ink, scale[700], 4.5],
    [`dark: ink2 on ${tint} 100`, dark.ink2, scale[900], 7],
    [`dark: ink3 on ${tint} 100`, dark.ink3, scale[900], 4.5],
    [`dark: ink2 on ${tint} 200`, dark.ink2, scale[800], 4.5],
    [`dark: paper on ${tint} 600`, dark.paper, scale[400], 4.5],
    [`dark: paper on ${tint} 700`, dark.paper, scale[300], 7],
  ];
});

describe("the palette", () => {
  it("equals the generated style sheet", () => {
    expect(readFileSync("styles/palette.css", "utf8")).toBe(buildPaletteCss());
  });

  it.each([...basePairs, ...tintPairs])("has sufficient contrast: %s", (_, text, background, least) => {
    expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(least);
  });
});

describe("contrastText", () => {
  // 128 and 160 are the thresholds of the specification.
  it.each([
    ["#808080", undefined, base.ink],
    ["#7f7f7f", undefined, base.soft],
    ["#9f9f9f", labelThreshold, base.soft],
    ["#a0a0a0", labelThreshold, base.ink],
    // Green looks brighter than blue of the same strength.
    ["#00ff00", undefined, base.ink],
    ["#0000ff", undefined, base.soft],
  ])("on %s with threshold %s is %s", (background, threshold, text) => {
    expect(contrastText(background, threshold)).toBe(text);
  });
});

describe("labelTextStep", () => {
  it.each(tints.flatMap((tint) => labelBackgroundSteps.map((background) => [tint, background] as const)))(
    "%s on step %i reads well, and is what tags take",
    (tint, background) => {
      const text = labelTextStep(tint, background);
      expect(contrastRatio(palette[tint][text], palette[tint][background])).toBeGreaterThanOrEqual(4.5);
      expect(buildPaletteCss()).toContain(`--tint-on-label-${background}: var(--scale-${text});`);
    },
  );
});
