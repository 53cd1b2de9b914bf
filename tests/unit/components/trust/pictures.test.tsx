import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { refusedLines, Weir, weirLines } from "@/components/trust/weir";

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe("Weir", () => {
  it.each([0.064, 0.25])("draws the refused share to scale: %d", (refused) => {
    const svg = renderToStaticMarkup(<Weir refused={refused} />);
    expect(count(svg, /data-line="refused"/g)).toBe(refusedLines(refused));
    expect(count(svg, /data-line="passing"/g)).toBe(weirLines - refusedLines(refused));
    expect(svg).not.toContain("NaN");
  });

  it("has a text alternative", () => {
    expect(renderToStaticMarkup(<Weir refused={0.064} />)).toContain(
      "Of 125 applicants 117 pass the check and 8 are turned away: 6.4%.",
    );
  });
});
