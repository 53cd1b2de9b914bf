/**
 * The cost of 1,000 successful pages when traffic, IPs or results are billed, with every step of the
 * calculation. Pure and small: the calculator runs it in the browser. Measured rates and prices come from the
 * endpoints; constants here are assumptions that the page states.
 */
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { ProductCode } from "@/lib/base/products";
import type { ProductPricing } from "@/lib/content/endpoints";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";

/** KB of scripts and styles that a browser loads in addition to the page, without images and fonts. */
export const renderingKb = 700;
/** Hours in a month of 30 days. */
export const monthHours = 720;
/** Upper limit of the failure rate: above it, the result would be meaningless. */
const worstFailure = 0.95;

/** The scraping workload to price. */
export type Job = {
  /** Successful pages per month. */
  pages: number;
  /** KB transferred per page without a browser. */
  pageKb: number;
  /** Share of requests that the target blocks when they come from datacenter IPs. */
  blocked: number;
  /** The page has to run in a browser. */
  rendering: boolean;
  /** Requests per hour that one IP may send to the target. */
  ratePerHour: number;
};

/** What the calculation needs to know about a product. */
export type CalculatorProduct = Pick<ProductPricing, "unit" | "per" | "minimum" | "steps"> & {
  code: ProductCode;
  name: string;
  /** Measured share of requests that return the page. */
  success: number;
  /** Oxbow runs the browser and the retries: traffic of failed attempts is not billed. */
  renders: boolean;
};

/** One step of the calculation: "Traffic", "509,945 × 220 KB", "112.2 GB". */
export type QuoteLine = { label: string; working: string; result: string };

export type Quote = {
  lines: QuoteLine[];
  /** The volume to buy, in the product's unit. */
  volume: number;
  /** US dollars per month, before tax. */
  total: number;
  /** US dollars per 1,000 successful pages. */
  perThousand: number;
};

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 2 });
const thousands = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const smallPrice = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumSignificantDigits: 2,
});

/** The cost of 1,000 pages: "$0.81"; below ten cents with two significant digits: "$0.023". */
export function formatPerThousand(dollars: number): string {
  return dollars > 0 && dollars < 0.1 ? smallPrice.format(dollars) : formatUnitPrice(dollars);
}

/**
 * The failure rate on a product's network when the target blocks `blocked` of the requests from datacenter
 * IPs. Keeps the measured ratio between the networks.
 * @param datacenterSuccess measured success rate of datacenter proxies
 */
export function failureOf(product: CalculatorProduct, blocked: number, datacenterSuccess: number): number {
  const failure = (blocked * (1 - product.success)) / (1 - datacenterSuccess);
  // Rounded to the digits that are shown, so that visitors can verify the steps by hand.
  return Math.min(worstFailure, Math.round(failure * 10_000) / 10_000);
}

const unbilledTries: QuoteLine = {
  label: "Blocked tries",
  working: "tried again by us",
  result: "not billed",
};

/** How many requests it takes to get `pages` successful pages, with the steps shown. */
function listRequestLines(job: Job, product: CalculatorProduct, datacenterSuccess: number) {
  const failure = failureOf(product, job.blocked, datacenterSuccess);
  const requests = Math.ceil(job.pages / (1 - failure));
  const ratio = `${percent.format(1 - product.success)} ÷ ${percent.format(1 - datacenterSuccess)}`;
  const isBaseline = product.success === datacenterSuccess;
  const lines: QuoteLine[] = [
    {
      label: "Blocked on this network",
      working: isBaseline ? "as you measured it" : `${percent.format(job.blocked)} × ${ratio}`,
      result: percent.format(failure),
    },
    {
      label: "Requests to send",
      working: `${formatCount(job.pages)} ÷ ${percent.format(1 - failure)}`,
      result: formatCount(requests),
    },
  ];
  return { requests, lines };
}

/** Price, total and cost of 1,000 pages for a known volume. */
function closeQuote(
  job: Job,
  product: CalculatorProduct,
  volume: number,
  unitName: string,
  lines: QuoteLine[],
): Quote {
  const price = unitPriceAt(product, volume);
  const total = totalAt(product, volume);
  const perThousand = total / (job.pages / 1000);
  return {
    volume,
    total,
    perThousand,
    lines: [
      ...lines,
      { label: `Price per ${unitName}`, working: "at that volume", result: formatUnitPrice(price) },
      {
        label: "A month, before tax",
        working: `${formatCount(volume / product.per)} × ${formatUnitPrice(price)}`,
        result: formatMoney(total),
      },
      {
        label: "Per 1,000 good pages",
        working: `${formatMoney(total)} ÷ ${thousands.format(job.pages / 1000)}`,
        result: formatPerThousand(perThousand),
      },
    ],
  };
}

function quoteTraffic(job: Job, product: CalculatorProduct, datacenterSuccess: number): Quote {
  const { requests, lines } = product.renders
    ? { requests: job.pages, lines: [unbilledTries] }
    : listRequestLines(job, product, datacenterSuccess);
  const kb = job.pageKb + (job.rendering ? renderingKb : 0);
  const gigabytes = (requests * kb) / 1_000_000;
  const volume = Math.max(product.minimum, Math.ceil(gigabytes));
  return closeQuote(job, product, volume, "GB", [
    ...lines,
    {
      label: "Weight of a request",
      working: job.rendering
        ? `${formatCount(job.pageKb)} + ${renderingKb} KB of scripts`
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

function quoteAddresses(job: Job, product: CalculatorProduct, datacenterSuccess: number): Quote {
  const { requests, lines } = listRequestLines(job, product, datacenterSuccess);
  const perAddress = job.ratePerHour * monthHours;
  const volume = Math.max(product.minimum, Math.ceil(requests / perAddress));
  return closeQuote(job, product, volume, "IP", [
    ...lines,
    {
      label: "One address sends a month",
      working: `${formatCount(job.ratePerHour)} an hour × ${monthHours} hours`,
      result: formatCount(perAddress),
    },
    {
      label: "Addresses",
      working: `${formatCount(requests)} ÷ ${formatCount(perAddress)}`,
      result: `${formatCount(volume)} ${volume === 1 ? "IP" : "IPs"}`,
    },
  ]);
}

function quoteResults(job: Job, product: CalculatorProduct): Quote {
  const volume = Math.max(product.minimum, Math.ceil(job.pages / product.per) * product.per);
  return closeQuote(job, product, volume, `${formatCount(product.per)} results`, [
    unbilledTries,
    { label: "Weight and browser", working: "in the price of a result", result: "not billed" },
    { label: "Results", working: "one for each good page", result: formatCount(volume) },
  ]);
}

/** The cost of a workload with a product, with every step of the calculation. */
export function quoteJob(job: Job, product: CalculatorProduct, datacenterSuccess: number): Quote {
  switch (product.unit) {
    case "GB":
      return quoteTraffic(job, product, datacenterSuccess);
    case "IP":
      return quoteAddresses(job, product, datacenterSuccess);
    case "result":
      return quoteResults(job, product);
  }
}
