import { describe, expect, it } from "vitest";
import { buildCalculatorData } from "@/components/pricing/calculator-data";
import type { ProductCode } from "@/lib/base/products";
import { formatPerThousand, quoteWorkload, type Workload } from "@/lib/features/pricing/calculator";
import { figures } from "@/tests/fixtures/figures";

const data = buildCalculatorData(figures.pricing, figures.network);
const choices = Object.values(data.choices).flat();

function choice(code: ProductCode) {
  const found = choices.find((candidate) => candidate.code === code);
  if (!found) throw new Error(`The calculator does not offer ${code}`);
  return found;
}

const job: Workload = { pages: 500_000, pageKb: 220, blockedShare: 0.2, rendering: false, ratePerHour: 30 };
const quote = (code: ProductCode, changes: Partial<Workload> = {}) =>
  quoteWorkload({ ...job, ...changes }, choice(code), data.datacenterSuccess);
const resultOf = (code: ProductCode, label: string, changes: Partial<Workload> = {}) =>
  quote(code, changes).lines.find((line) => line.label === label)?.result;

describe("a quote per GB", () => {
  it("includes the traffic of all requests, in whole GB", () => {
    expect(resultOf("RP", "Requests to send")).toBe("509,944");
    expect(resultOf("RP", "Traffic, in whole GB")).toBe("113 GB");
    expect(quote("RP").total).toBe(405.67);
    expect(quote("RP").perThousand).toBeCloseTo(0.811, 3);
  });

  it("excludes failed attempts if the product retries by itself", () => {
    expect(quote("NGRP", { blockedShare: 0.7 })).toEqual(quote("NGRP", { blockedShare: 0 }));
    expect(resultOf("NGRP", "Traffic, in whole GB")).toBe("110 GB");
  });

  it("increases with the blocked share", () => {
    expect(quote("RP", { blockedShare: 0.6 }).total).toBeGreaterThan(
      quote("RP", { blockedShare: 0.1 }).total,
    );
  });
});

describe("a quote per IP", () => {
  it("includes the IPs that the request rate needs, and no traffic", () => {
    expect(resultOf("DCP", "IPs")).toBe("29 IPs");
    expect(quote("DCP", { pageKb: 3000, rendering: true }).total).toBe(quote("DCP").total);
    expect(quote("DCP", { ratePerHour: 10 }).volume).toBeGreaterThan(quote("DCP").volume);
  });
});

describe("a quote per result", () => {
  it("does not depend on blocking, rendering or page weight", () => {
    const plain = quote("WEB_API");
    expect(plain.total).toBe(225);
    expect(quote("WEB_API", { blockedShare: 0.7, rendering: true, pageKb: 3000 })).toEqual(plain);
  });
});

describe("every product", () => {
  it("ends with the total and the cost of 1,000 pages", () => {
    for (const { code } of choices) {
      const { lines, total, perThousand } = quote(code);
      expect(perThousand, code).toBeCloseTo(total / 500, 10);
      expect(lines.at(-1), code).toEqual({
        label: "Per 1,000 good pages",
        working: expect.stringContaining("÷ 500"),
        result: formatPerThousand(perThousand),
      });
      expect(total, code).toBeGreaterThan(0);
    }
  });
});
