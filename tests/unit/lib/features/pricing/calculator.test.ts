import { describe, expect, it } from "vitest";
import { buildCalculatorData } from "@/components/pricing/calculator-data";
import type { ProductCode } from "@/lib/base/products";
import { getNetworkFigures, getPricing } from "@/lib/content/endpoints/read";
import {
  failureOf,
  formatPerThousand,
  quoteWorkload,
  renderingKb,
  type Workload,
} from "@/lib/features/pricing/calculator";

const data = buildCalculatorData(await getPricing(), await getNetworkFigures());
const choices = Object.values(data.choices).flat();

function choice(code: ProductCode) {
  const found = choices.find((candidate) => candidate.code === code);
  if (!found) throw new Error(`The calculator does not offer ${code}`);
  return found;
}

const job: Workload = { pages: 500_000, pageKb: 220, blocked: 0.2, rendering: false, ratePerHour: 30 };
const quote = (code: ProductCode, changes: Partial<Workload> = {}) =>
  quoteWorkload({ ...job, ...changes }, choice(code), data.datacenterSuccess);
const resultOf = (code: ProductCode, label: string, changes: Partial<Workload> = {}) =>
  quote(code, changes).lines.find((line) => line.label === label)?.result;

describe("the failure of a network", () => {
  it("is what was measured from datacenter addresses for those themselves", () => {
    expect(failureOf(choice("DCP"), 0.2, data.datacenterSuccess)).toBe(0.2);
  });

  it("keeps the proportion that was measured between the networks", () => {
    // 0.8 of 100 fail on the residential network where 8.2 fail on the datacenter one.
    expect(failureOf(choice("RP"), 0.2, data.datacenterSuccess)).toBeCloseTo((0.2 * 0.008) / 0.082, 4);
  });

  it("never says that nothing comes through", () => {
    expect(failureOf({ ...choice("SDCP"), success: 0 }, 0.7, 0.5)).toBe(0.95);
  });
});

describe("a job per GB", () => {
  it("pays for the traffic of all requests, in whole GB", () => {
    expect(resultOf("RP", "Requests to send")).toBe("509,944");
    expect(resultOf("RP", "Traffic, in whole GB")).toBe("113 GB");
    expect(quote("RP").total).toBe(405.67);
    expect(quote("RP").perThousand).toBeCloseTo(0.811, 3);
  });

  it("moves the scripts too when the pages need a browser", () => {
    expect(resultOf("RP", "Weight of a request", { rendering: true })).toBe(`${220 + renderingKb} KB`);
    expect(resultOf("NGRP", "Weight of a request", { rendering: true })).toBe(`${220 + renderingKb} KB`);
  });

  it("does not count blocked tries where the retries are ours", () => {
    expect(quote("NGRP", { blocked: 0.7 })).toEqual(quote("NGRP", { blocked: 0 }));
    expect(resultOf("NGRP", "Traffic, in whole GB")).toBe("110 GB");
  });

  it("grows with the share that is blocked", () => {
    expect(quote("RP", { blocked: 0.6 }).total).toBeGreaterThan(quote("RP", { blocked: 0.1 }).total);
  });
});

describe("a job per IP", () => {
  it("pays for as many addresses as the pace asks for, and not for traffic", () => {
    expect(resultOf("DCP", "IPs")).toBe("29 IPs");
    expect(quote("DCP", { pageKb: 3000, rendering: true }).total).toBe(quote("DCP").total);
    expect(quote("DCP", { ratePerHour: 10 }).volume).toBeGreaterThan(quote("DCP").volume);
  });

  it("never buys fewer than the smallest order", () => {
    expect(quote("DC", { pages: 1000 }).volume).toBe(10);
  });
});

describe("a job per result", () => {
  it("costs the same whatever is blocked, rendered or heavy", () => {
    const plain = quote("WEB_API");
    expect(plain.total).toBe(225);
    expect(quote("WEB_API", { blocked: 0.7, rendering: true, pageKb: 3000 })).toEqual(plain);
  });
});

describe("every product", () => {
  it("ends its lines with the sum and the cost of 1,000 pages", () => {
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

  it("is offered but for datasets, whose pages nobody asks for one by one", () => {
    expect(choices.map(({ code }) => code)).not.toContain("DS");
    expect(choices).toHaveLength(13);
  });
});

describe("the cost of 1,000 pages", () => {
  it.each([
    [0.811, "$0.81"],
    [12, "$12.00"],
    [0.0945, "$0.095"],
    [0.0231, "$0.023"],
    [0, "$0.00"],
  ])("of %f reads %s", (dollars, text) => {
    expect(formatPerThousand(dollars)).toBe(text);
  });
});
