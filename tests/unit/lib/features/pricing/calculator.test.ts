import { describe, expect, it } from "vitest";
import { buildCalculatorData } from "@/components/pricing/calculator-data";
import type { ProductCode } from "@/lib/base/products";
import { type Calculation, formatPerThousand, quoteAll, quoteJob } from "@/lib/features/pricing/calculator";
import { figures } from "@/tests/fixtures/figures";

const data = buildCalculatorData(figures.pricing, figures.network);

function quote(code: ProductCode, changes: Partial<Calculation> = {}) {
  const product = data.products.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`The calculator does not offer ${code}`);
  return quoteJob({ ...data.base, pageKb: 220, ...changes }, product, data.datacenterSuccess);
}
const resultOf = (code: ProductCode, wanted: string, changes: Partial<Calculation> = {}) =>
  quote(code, changes).lines.find(([label]) => label === wanted)?.[2];

describe("a quote per GB", () => {
  it("includes the traffic of all requests, in whole GB", () => {
    expect(resultOf("RP", "Requests to send")).toBe("509,944");
    expect(resultOf("RP", "Traffic, in whole GB")).toBe("113 GB");
    expect(quote("RP").total).toBe(405.67);
    expect(quote("RP").perThousand).toBeCloseTo(0.811, 3);
  });

  it("excludes failed attempts if the product retries by itself", () => {
    expect(quote("NGRP", { blockedPercent: 70 })).toEqual(quote("NGRP", { blockedPercent: 0 }));
    expect(resultOf("NGRP", "Traffic, in whole GB")).toBe("110 GB");
  });

  it("increases with the blocked share", () => {
    expect(quote("RP", { blockedPercent: 60 }).total).toBeGreaterThan(
      quote("RP", { blockedPercent: 10 }).total,
    );
  });
});

describe("a quote per IP", () => {
  it("includes the IPs that the request rate needs, and no traffic", () => {
    expect(resultOf("DCP", "IPs")).toBe("29 IPs");
    expect(quote("DCP", { pageKb: 3000, rendering: true }).total).toBe(quote("DCP").total);
    expect(resultOf("DCP", "IPs", { ratePerHour: 10 })).toBe("87 IPs");
  });

  it("is for the smallest order if the job needs less", () => {
    const job = { pages: 1_000 };
    expect(resultOf("DCP", "IPs", job)).toBe("1 IP");
    expect(resultOf("DCP", "Smallest order", job)).toBe("10");
    expect(quote("DCP", job).total).toBe(19);
    expect(resultOf("DCP", "Smallest order")).toBeUndefined();
  });
});

describe("a quote per result", () => {
  it("does not depend on blocking, rendering or page weight", () => {
    const plain = quote("WEB_API");
    expect(plain.total).toBe(225);
    expect(quote("WEB_API", { blockedPercent: 70, rendering: true, pageKb: 3000 })).toEqual(plain);
  });
});

describe("quotes per billing unit", () => {
  const quoted = (pricing = figures.pricing) => {
    const all = buildCalculatorData(pricing, figures.network);
    return quoteAll(all.base, all).map(({ product }) => [product.code, product.unit]);
  };

  it("are one for each unit", () => {
    expect(quoted()).toEqual([
      ["RP", "GB"],
      ["DCP", "IP"],
      ["WEB_API", "result"],
    ]);
  });

  it("leave out a unit whose product is priced by another one", () => {
    const { products } = figures.pricing;
    const perIp = {
      ...figures.pricing,
      products: { ...products, RP: { ...products.RP, unit: "IP" as const } },
    };
    expect(quoted(perIp)).toEqual([
      ["DCP", "IP"],
      ["WEB_API", "result"],
    ]);
  });
});

describe("every product", () => {
  it("ends with the total and the cost of 1,000 pages", () => {
    for (const { code } of data.products) {
      const { lines, total, perThousand } = quote(code);
      expect(perThousand, code).toBeCloseTo(total / 500, 10);
      expect(lines.at(-1), code).toEqual([
        "Per 1,000 good pages",
        expect.stringContaining("÷ 500"),
        formatPerThousand(perThousand),
      ]);
      expect(total, code).toBeGreaterThan(0);
    }
  });
});
