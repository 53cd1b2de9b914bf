import { describe, expect, it } from "vitest";
import { cn } from "@/components/ui/cn";

describe("cn", () => {
  it.each([
    ["our text sizes are sizes, not colors", ["text-h2 text-fg", "text-lead"], "text-fg text-lead"],
    ["our colors are colors, not sizes", ["text-hero text-fg", "text-accent"], "text-hero text-accent"],
    ["small sizes of ours too", ["text-2xs", "text-figure"], "text-figure"],
    ["radii", ["rounded-2", "rounded-pill"], "rounded-pill"],
    ["shadows", ["shadow-1", "shadow-invalid"], "shadow-invalid"],
    ["spacing", ["mt-4", "mt-fluid-1"], "mt-fluid-1"],
    ["easings", ["ease-in", "ease-calm"], "ease-calm"],
    ["font families", ["font-sans", "font-display"], "font-display"],
    ["breakpoints of ours keep apart", ["p-1 nav:p-2", "p-3"], "nav:p-2 p-3"],
  ])("%s", (_, classes, merged) => {
    expect(cn(...classes)).toBe(merged);
  });
});
