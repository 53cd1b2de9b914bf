import { describe, expect, it } from "vitest";
import { cn } from "@/components/ui/cn";

describe("cn", () => {
  it.each([
    ["later padding wins", ["p-1", "p-2.25"], "p-2.25"],
    ["our text sizes are sizes, not colors", ["text-h2 text-fg", "text-lead"], "text-fg text-lead"],
    ["our colors are colors, not sizes", ["text-hero text-fg", "text-accent"], "text-hero text-accent"],
    ["small sizes of ours too", ["text-2xs", "text-figure"], "text-figure"],
    ["radii", ["rounded-2", "rounded-pill"], "rounded-pill"],
    ["shadows", ["shadow-1", "shadow-3"], "shadow-3"],
    ["easings", ["ease-in", "ease-calm"], "ease-calm"],
    ["font families", ["font-sans", "font-display"], "font-display"],
    ["breakpoints of ours keep apart", ["p-1 nav:p-2", "p-3"], "nav:p-2 p-3"],
    ["what is falsy is left out", ["p-1", false, undefined, null, ["m-1"]], "p-1 m-1"],
    [
      "classes that are no utilities stay",
      ["heading-2 on-deep", "open-modal"],
      "heading-2 on-deep open-modal",
    ],
  ])("%s", (_, classes, merged) => {
    expect(cn(...classes)).toBe(merged);
  });
});
