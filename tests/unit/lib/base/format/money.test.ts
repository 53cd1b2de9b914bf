import { describe, expect, it } from "vitest";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";

describe("money", () => {
  it.each([
    [785, "$785"],
    [2500, "$2,500"],
    [12.5, "$12.50"],
    [0, "$0"],
    [19.999, "$20"],
    [1.005, "$1.01"],
    [1_234_567.5, "$1,234,567.50"],
    [-0.5, "-$0.50"],
  ])("formats a total of %f as %s", (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });

  it("always shows the cents of a price per unit", () => {
    expect([2.5, 6, 0.25].map(formatUnitPrice)).toEqual(["$2.50", "$6.00", "$0.25"]);
  });
});
