/**
 * The cost of 1,000 successful pages when traffic, IPs or results are billed, with every step of the
 * calculation. Pure and small: the calculator runs it in the browser. Measured rates and prices come from the
 * endpoints; constants here are assumptions that the page states.
 */
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { lazyNumberFormatter } from "@/lib/base/format/number-format";
import type { BillingUnit, ProductCode, Tint } from "@/lib/base/products";
import { renderingKb, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";

/** Hours in a month of 30 days. */
const monthHours = 720;
/** Upper limit of the failure rate: above it, the result would be meaningless. */
const worstFailure = 0.95;

export const billingUnits = ["GB", "IP", "result"] as const satisfies readonly BillingUnit[];

/** A job, and the product to do it with for each billing unit. */
export type Calculation = Record<BillingUnit, ProductCode> & {
  pages: number;
  /** KB transferred per page without a browser. */
  pageKb: number;
  /** How many of 100 requests the target blocks when they come from datacenter IPs. */
  blockedPercent: number;
  /** The page has to run in a browser. */
  rendering: boolean;
  /** Requests per hour that one IP may send to the target. */
  ratePerHour: number;
};

export type CalculatorProduct = Pick<ProductPricing, "unit" | "per" | "minimum" | "steps"> & {
  code: ProductCode;
  name: string;
  tint: Tint;
  /** Measured share of requests that return the page. */
  success: number;
  /** Oxbow runs the browser and the retries: traffic of failed attempts is not billed. */
  renders: boolean;
};

export type CalculatorData = {
  products: readonly CalculatorProduct[];
  /** Measured success rate of datacenter proxies, the baseline for "blocked from datacenter IPs". */
  datacenterSuccess: number;
  /** The initial example calculation. */
  base: Calculation;
};

/** One step of the calculation: "Traffic, in whole GB", "509,944 × 220 KB", "113 GB". */
type QuoteLine = readonly [label: string, working: string, result: string];

export type Quote = {
  product: CalculatorProduct;
  lines: QuoteLine[];
  /** US dollars per month, before tax. */
  total: number;
  /** US dollars per 1,000 successful pages. */
  perThousand: number;
};

const formatShare = lazyNumberFormatter({ style: "percent", maximumFractionDigits: 2 });
const formatSmallPrice = lazyNumberFormatter({
  style: "currency",
  currency: "USD",
  maximumSignificantDigits: 2,
});

/** The cost of 1,000 pages: "$0.81"; below ten cents with two significant digits: "$0.023". */
export function formatPerThousand(dollars: number): string {
  return dollars > 0 && dollars < 0.1 ? formatSmallPrice(dollars) : formatUnitPrice(dollars);
}

const unbilledTries: QuoteLine = ["Blocked attempts", "retried by us", "not billed"];

/**
 * How many requests it takes to get the pages, with the steps shown. The failure rate keeps the measured ratio between the
 * product's network and datacenter IPs.
 */
function countRequests(
  { pages, blockedPercent }: Calculation,
  { success }: CalculatorProduct,
  datacenterSuccess: number,
) {
  const blockedShare = blockedPercent / 100;
  const exactFailure = (blockedShare * (1 - success)) / (1 - datacenterSuccess);
  // Rounded to the digits that are shown, so that visitors can verify the steps by hand.
  const failure = Math.min(worstFailure, Math.round(exactFailure * 10_000) / 10_000);
  const requests = Math.ceil(pages / (1 - failure));
  const ratio = `${formatShare(1 - success)} ÷ ${formatShare(1 - datacenterSuccess)}`;
  const isBaseline = success === datacenterSuccess;
  const lines: QuoteLine[] = [
    [
      "Blocked on this network",
      isBaseline ? "as you measured it" : `${formatShare(blockedShare)} × ${ratio}`,
      formatShare(failure),
    ],
    ["Requests to send", `${formatCount(pages)} ÷ ${formatShare(1 - failure)}`, formatCount(requests)],
  ];
  return { requests, lines };
}

/** What the job needs of a product: the volume in the product's unit, what its price is per, and the steps. */
type Need = { volume: number; priceUnit: string; lines: QuoteLine[] };
type FindNeed = (job: Calculation, product: CalculatorProduct, datacenterSuccess: number) => Need;

const findTraffic: FindNeed = (job, product, datacenterSuccess) => {
  const { requests, lines } = product.renders
    ? { requests: job.pages, lines: [unbilledTries] }
    : countRequests(job, product, datacenterSuccess);
  const kb = job.pageKb + (job.rendering ? renderingKb : 0);
  const volume = Math.ceil((requests * kb) / 1_000_000);
  const parts = job.rendering
    ? `${formatCount(job.pageKb)} + ${renderingKb} KB of scripts`
    : "the page itself";
  return {
    volume,
    priceUnit: "GB",
    lines: [
      ...lines,
      ["Data per request", parts, `${formatCount(kb)} KB`],
      [
        "Traffic, in whole GB",
        `${formatCount(requests)} × ${formatCount(kb)} KB`,
        `${formatCount(volume)} GB`,
      ],
    ],
  };
};

const findIps: FindNeed = (job, product, datacenterSuccess) => {
  const { requests, lines } = countRequests(job, product, datacenterSuccess);
  const perIp = job.ratePerHour * monthHours;
  const volume = Math.ceil(requests / perIp);
  const rate = `${formatCount(job.ratePerHour)} per hour × ${monthHours} hours`;
  return {
    volume,
    priceUnit: "IP",
    lines: [
      ...lines,
      ["Requests per IP per month", rate, formatCount(perIp)],
      [
        "IPs",
        `${formatCount(requests)} ÷ ${formatCount(perIp)}`,
        `${formatCount(volume)} ${volume === 1 ? "IP" : "IPs"}`,
      ],
    ],
  };
};

const findResults: FindNeed = ({ pages }, { per }) => {
  const volume = Math.ceil(pages / per) * per;
  return {
    volume,
    priceUnit: `${formatCount(per)} results`,
    lines: [
      unbilledTries,
      ["Data", "in the price of a result", "not billed"],
      ["Browser", "in the price of a result", "not billed"],
      ["Results", "one for each good page", formatCount(volume)],
    ],
  };
};

const findNeed: Record<BillingUnit, FindNeed> = { GB: findTraffic, IP: findIps, result: findResults };

/** The cost of a job with a product, with every step of the calculation. */
export function quoteJob(job: Calculation, product: CalculatorProduct, datacenterSuccess: number): Quote {
  const need = findNeed[product.unit](job, product, datacenterSuccess);
  const volume = Math.max(product.minimum, need.volume);
  const price = formatUnitPrice(unitPriceAt(product, volume));
  const total = totalAt(product, volume);
  const thousands = job.pages / 1000;
  const perThousand = total / thousands;
  const smallestOrder: QuoteLine = ["Smallest order", "more than this job needs", formatCount(volume)];
  return {
    product,
    total,
    perThousand,
    lines: [
      ...need.lines,
      ...(volume > need.volume ? [smallestOrder] : []),
      [`Price per ${need.priceUnit}`, "at that volume", price],
      ["Per month, before tax", `${formatCount(volume / product.per)} × ${price}`, formatMoney(total)],
      [
        "Per 1,000 good pages",
        `${formatMoney(total)} ÷ ${formatCount(thousands)}`,
        formatPerThousand(perThousand),
      ],
    ],
  };
}

/** The cost of a calculation's job per billing unit. A unit whose product is priced by another one is left out. */
export function quoteAll(calculation: Calculation, { products, datacenterSuccess }: CalculatorData): Quote[] {
  return billingUnits.flatMap((unit) => {
    const product = products.find((one) => one.unit === unit && one.code === calculation[unit]);
    return product ? [quoteJob(calculation, product, datacenterSuccess)] : [];
  });
}
