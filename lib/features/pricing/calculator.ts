/**
 * What 1,000 good pages cost when traffic, addresses or results are billed, with every step of the sum. Pure
 * and small: the calculator runs it in the browser. Measured rates and prices come from the endpoints; what
 * stands here as a number is an assumption that the page says aloud.
 */
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { ProductCode } from "@/lib/base/products";
import type { ProductPricing } from "@/lib/content/endpoints";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";

/** KB that a browser loads beside the page itself (scripts and styles), images and fonts left out. */
export const renderingKb = 700;
/** Hours of a month of 30 days. */
export const monthHours = 720;
/** No network fails more often than this in the sum: above, it would be a sum about nothing. */
const worstFailure = 0.95;

/** The job that is priced. */
export type Job = {
  /** Good pages a month. */
  pages: number;
  /** KB that move for one page without a browser. */
  pageKb: number;
  /** Share of requests that the target blocks when they come from datacenter addresses. */
  blocked: number;
  /** The page has to run in a browser. */
  rendering: boolean;
  /** Requests that one address may send to the target in an hour. */
  ratePerHour: number;
};

/** What the sum needs to know about a product. */
export type CalculatorProduct = Pick<ProductPricing, "unit" | "per" | "minimum" | "steps"> & {
  code: ProductCode;
  name: string;
  /** Measured share of requests that bring the page. */
  success: number;
  /** Browser and retries are on our side: what failed tries moved is not counted. */
  renders: boolean;
};

/** A step of the sum: "Traffic", "509,945 × 220 KB", "112.2 GB". */
export type QuoteLine = { label: string; working: string; result: string };

export type Quote = {
  lines: QuoteLine[];
  /** What is bought, in the product's unit. */
  volume: number;
  /** US dollars a month, before tax. */
  total: number;
  /** US dollars for 1,000 good pages. */
  perThousand: number;
};

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 2 });
const thousands = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const smallPrice = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumSignificantDigits: 2,
});

/** The cost of 1,000 pages: "$0.81"; below ten cents two digits count: "$0.023". */
export function formatPerThousand(dollars: number): string {
  return dollars > 0 && dollars < 0.1 ? smallPrice.format(dollars) : formatUnitPrice(dollars);
}

/**
 * The share of requests that fails on a product's network, when the target blocks `blocked` of those from
 * datacenter addresses: the networks keep the proportion that was measured between them.
 * @param datacenterSuccess measured success of datacenter proxies
 */
export function failureOf(product: CalculatorProduct, blocked: number, datacenterSuccess: number): number {
  const failure = (blocked * (1 - product.success)) / (1 - datacenterSuccess);
  // As many digits as are shown: the steps must give the same sum when they are done by hand.
  return Math.min(worstFailure, Math.round(failure * 10_000) / 10_000);
}

const unbilledTries: QuoteLine = {
  label: "Blocked tries",
  working: "tried again by us",
  result: "not billed",
};

/** How many requests bring `pages` good pages, and how that was worked out. */
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

/** Price, sum and cost of 1,000 pages, once the volume is known. */
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

/** What a job costs with a product, and every step that leads there. */
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
