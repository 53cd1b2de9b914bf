/**
 * The cost of 1,000 successful pages when traffic, IPs or results are billed, with every step of the
 * calculation. Pure and small: the calculator runs it in the browser. Measured rates and prices come from the
 * endpoints; constants here are assumptions that the page states.
 */
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { lazyNumberFormatter } from "@/lib/base/format/number-format";
import type { ProductCode } from "@/lib/base/products";
import { renderingKb, totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";

/** Hours in a month of 30 days. */
const monthHours = 720;
/** Upper limit of the failure rate: above it, the result would be meaningless. */
const worstFailure = 0.95;

export type Workload = {
  pages: number;
  /** KB transferred per page without a browser. */
  pageKb: number;
  /** Share of requests that the target blocks when they come from datacenter IPs. */
  blockedShare: number;
  /** The page has to run in a browser. */
  rendering: boolean;
  /** Requests per hour that one IP may send to the target. */
  ratePerHour: number;
};

export type CalculatorProduct = Pick<ProductPricing, "unit" | "per" | "minimum" | "steps"> & {
  code: ProductCode;
  name: string;
  /** Measured share of requests that return the page. */
  success: number;
  /** Oxbow runs the browser and the retries: traffic of failed attempts is not billed. */
  renders: boolean;
};

/** One step of the calculation: "Traffic, in whole GB", "509,944 × 220 KB", "113 GB". */
type QuoteLine = { label: string; working: string; result: string };

export type Quote = {
  lines: QuoteLine[];
  /** The volume to buy, in the product's unit. */
  volume: number;
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

/**
 * The failure rate on a product's network when the target blocks `blockedShare` of the requests from datacenter
 * IPs. Keeps the measured ratio between the networks.
 * @param datacenterSuccess measured success rate of datacenter proxies
 */
function failureOf(product: CalculatorProduct, blockedShare: number, datacenterSuccess: number): number {
  const failure = (blockedShare * (1 - product.success)) / (1 - datacenterSuccess);
  // Rounded to the digits that are shown, so that visitors can verify the steps by hand.
  return Math.min(worstFailure, Math.round(failure * 10_000) / 10_000);
}

const unbilledTries: QuoteLine = {
  label: "Blocked attempts",
  working: "retried by us",
  result: "not billed",
};

/** How many requests it takes to get `pages` successful pages, with the steps shown. */
function listRequestLines(workload: Workload, product: CalculatorProduct, datacenterSuccess: number) {
  const failure = failureOf(product, workload.blockedShare, datacenterSuccess);
  const requests = Math.ceil(workload.pages / (1 - failure));
  const ratio = `${formatShare(1 - product.success)} ÷ ${formatShare(1 - datacenterSuccess)}`;
  const isBaseline = product.success === datacenterSuccess;
  const lines: QuoteLine[] = [
    {
      label: "Blocked on this network",
      working: isBaseline ? "as you measured it" : `${formatShare(workload.blockedShare)} × ${ratio}`,
      result: formatShare(failure),
    },
    {
      label: "Requests to send",
      working: `${formatCount(workload.pages)} ÷ ${formatShare(1 - failure)}`,
      result: formatCount(requests),
    },
  ];
  return { requests, lines };
}

/** Price, total and cost of 1,000 pages for a volume, at least the product's smallest order. */
function closeQuote(
  workload: Workload,
  product: CalculatorProduct,
  needed: number,
  unitName: string,
  lines: QuoteLine[],
): Quote {
  const volume = Math.max(product.minimum, needed);
  const price = unitPriceAt(product, volume);
  const total = totalAt(product, volume);
  const perThousand = total / (workload.pages / 1000);
  return {
    volume,
    total,
    perThousand,
    lines: [
      ...lines,
      ...(volume > needed
        ? [{ label: "Smallest order", working: "more than this job needs", result: formatCount(volume) }]
        : []),
      { label: `Price per ${unitName}`, working: "at that volume", result: formatUnitPrice(price) },
      {
        label: "Per month, before tax",
        working: `${formatCount(volume / product.per)} × ${formatUnitPrice(price)}`,
        result: formatMoney(total),
      },
      {
        label: "Per 1,000 good pages",
        working: `${formatMoney(total)} ÷ ${formatCount(workload.pages / 1000)}`,
        result: formatPerThousand(perThousand),
      },
    ],
  };
}

function quoteTraffic(workload: Workload, product: CalculatorProduct, datacenterSuccess: number): Quote {
  const { requests, lines } = product.renders
    ? { requests: workload.pages, lines: [unbilledTries] }
    : listRequestLines(workload, product, datacenterSuccess);
  const kb = workload.pageKb + (workload.rendering ? renderingKb : 0);
  const gigabytes = (requests * kb) / 1_000_000;
  const volume = Math.ceil(gigabytes);
  return closeQuote(workload, product, volume, "GB", [
    ...lines,
    {
      label: "Data per request",
      working: workload.rendering
        ? `${formatCount(workload.pageKb)} + ${renderingKb} KB of scripts`
        : "the page itself",
      result: `${formatCount(kb)} KB`,
    },
    {
      label: "Traffic, in whole GB",
      working: `${formatCount(requests)} × ${formatCount(kb)} KB`,
      result: `${formatCount(volume)} GB`,
    },
  ]);
}

function quoteIps(workload: Workload, product: CalculatorProduct, datacenterSuccess: number): Quote {
  const { requests, lines } = listRequestLines(workload, product, datacenterSuccess);
  const perIp = workload.ratePerHour * monthHours;
  const volume = Math.ceil(requests / perIp);
  return closeQuote(workload, product, volume, "IP", [
    ...lines,
    {
      label: "Requests per IP per month",
      working: `${formatCount(workload.ratePerHour)} per hour × ${monthHours} hours`,
      result: formatCount(perIp),
    },
    {
      label: "IPs",
      working: `${formatCount(requests)} ÷ ${formatCount(perIp)}`,
      result: `${formatCount(volume)} ${volume === 1 ? "IP" : "IPs"}`,
    },
  ]);
}

function quoteResults(workload: Workload, product: CalculatorProduct): Quote {
  const volume = Math.ceil(workload.pages / product.per) * product.per;
  return closeQuote(workload, product, volume, `${formatCount(product.per)} results`, [
    unbilledTries,
    { label: "Data", working: "in the price of a result", result: "not billed" },
    { label: "Browser", working: "in the price of a result", result: "not billed" },
    { label: "Results", working: "one for each good page", result: formatCount(volume) },
  ]);
}

/** The cost of a workload with a product, with every step of the calculation. */
export function quoteWorkload(
  workload: Workload,
  product: CalculatorProduct,
  datacenterSuccess: number,
): Quote {
  switch (product.unit) {
    case "GB":
      return quoteTraffic(workload, product, datacenterSuccess);
    case "IP":
      return quoteIps(workload, product, datacenterSuccess);
    case "result":
      return quoteResults(workload, product);
  }
}
