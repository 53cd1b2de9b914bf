import { formatCount, formatPercent } from "@/lib/base/format/count";
import type { BillingUnit, PricedProduct } from "@/lib/base/products";
import type { PricingFacts } from "@/lib/features/pricing/facts";

export type Question = { question: string; answer: string };

const yearly = ({ pricing }: PricingFacts): Question[] =>
  pricing
    ? [
        {
          question: "What does paying for a year change?",
          answer: `${formatPercent(pricing.yearlyDiscount)} comes off every monthly plan, and the twelve months are paid at once. The volume still counts by the month. What you buy once is not discounted.`,
        },
      ]
    : [];

const abovePlan: Question = {
  question: "What happens above my plan?",
  answer:
    "Traffic and results continue at your plan’s price per unit, or stop, as you choose in the dashboard. The number of addresses never grows without you.",
};

/** Questions about prices in general. */
export function listGeneralQuestions(facts: PricingFacts): Question[] {
  const { trial } = facts.network;
  return [
    {
      question: "Do I have to talk to sales to get a price?",
      answer:
        "No. Every price up to the largest step stands on this page and is the same for everyone. Sales quotes what is beyond it, or a mix of products.",
    },
    {
      question: "Can I try before I pay?",
      answer: `Yes. The trial holds ${formatCount(trial.gb)} GB for ${formatCount(trial.days)} days and asks for no card. A starter pack of any product is bought once and does not renew.`,
    },
    abovePlan,
    ...yearly(facts),
    {
      question: "Can one account hold several products?",
      answer:
        "Yes. One key opens all of them, and one invoice lists them. Each product has its own volume and its own place on its curve; volumes are not added up across products.",
    },
    {
      question: "Which currency, and what about tax?",
      answer:
        "Prices are in US dollars and before tax. Where value-added tax or sales tax applies, it is added on the invoice; with a valid EU VAT number the charge is reversed.",
    },
  ];
}

const ofUnit: Record<BillingUnit, Question[]> = {
  GB: [
    {
      question: "What counts as one GB?",
      answer:
        "Request and response bodies plus headers, both ways, measured at the gateway. TLS handshakes and failed connections are not counted. A GB is 1,000 MB.",
    },
    {
      question: "Do unused GB expire?",
      answer: "Pay-as-you-go traffic stays for 12 months. Plan traffic ends with the billing month.",
    },
    {
      question: "Are failed requests billed?",
      answer:
        "A connection that fails is tried on a new exit and not counted. An answer of the site is counted, whatever its status: it moved through the network.",
    },
    {
      question: "How do I use fewer GB?",
      answer:
        "Ask for compressed answers, leave out images and fonts when a browser renders, and send If-None-Match or If-Modified-Since where the site supports it: an answer 304 has no body.",
    },
  ],
  IP: [
    {
      question: "Is traffic over an address metered?",
      answer: "No. You pay for holding the address for a month, whatever it carries.",
    },
    {
      question: "How long do I keep an address?",
      answer:
        "For the month you paid, and as long as you renew it. If it goes out of service we replace it with one of the same country on the same day.",
    },
    {
      question: "Can I add addresses in the middle of a month?",
      answer:
        "Yes. New addresses are billed by the day until your billing date, and the price of all of them follows the new number from then on.",
    },
  ],
  result: [
    {
      question: "What is a result?",
      answer:
        "An answer with status 200 and a body: HTML, or fields when parsing was asked for. Timeouts, empty pages and server errors are tried again and are not billed.",
    },
    {
      question: "Does rendering in a browser cost more?",
      answer: "No. A rendered page and a plain one are one result each, at the same price.",
    },
    {
      question: "Do unused results expire?",
      answer:
        "Results that are bought once stay for 12 months. Those of a monthly plan end with the billing month.",
    },
  ],
};

const ofDatasets: Question[] = [
  {
    question: "What is billed in a dataset?",
    answer:
      "Each record that is delivered, once. A record that has not changed since your last file is not billed again, and fields you leave out change nothing about the price.",
  },
  {
    question: "What does history cost?",
    answer: "Past snapshots are billed like a current one, at the same price per 1,000 records.",
  },
  {
    question: "Is there a free sample?",
    answer:
      "Yes: 1,000 records of your country and category from the newest file, with the schema and the quality report.",
  },
];

/** Questions about the prices of one product. */
export function listProductQuestions(
  code: PricedProduct,
  unit: BillingUnit,
  facts: PricingFacts,
): Question[] {
  if (code === "DS") return [...ofDatasets, ...yearly(facts)];
  return [...ofUnit[unit], abovePlan, ...yearly(facts)];
}
