import { formatCount, formatPercent } from "@/lib/base/format/count";
import type { BillingUnit, PricedProduct } from "@/lib/base/products";
import type { PricingFacts } from "@/lib/features/pricing/facts";

export type Question = { question: string; answer: string };

const yearly = ({ pricing }: PricingFacts): Question[] =>
  pricing
    ? [
        {
          question: "What changes if I pay yearly?",
          answer: `${formatPercent(pricing.yearlyDiscount)} off every monthly plan, with twelve months paid in advance. The volume still counts per month. One-time purchases are not discounted.`,
        },
      ]
    : [];

const abovePlan: Question = {
  question: "What happens above my plan?",
  answer:
    "Traffic and results continue at your plan’s price per unit, or stop, as you choose in the dashboard. We never add IPs to your plan without asking.",
};

export function listGeneralQuestions(facts: PricingFacts): Question[] {
  const { trial } = facts.network;
  return [
    {
      question: "Do I have to talk to sales to get a price?",
      answer:
        "No. Every price up to the largest volume is on this page and is the same for everyone. Ask sales for larger volumes or a mix of products.",
    },
    {
      question: "Can I try before I pay?",
      answer: `Yes. The trial includes ${formatCount(trial.gb)} GB for ${formatCount(trial.days)} days and needs no card. You can also buy a starter pack of any product once; it does not renew.`,
    },
    abovePlan,
    ...yearly(facts),
    {
      question: "Can one account hold several products?",
      answer:
        "Yes. One key works for all of them, and one invoice lists them. Volumes of different products are not added up.",
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
      answer: "Pay-as-you-go traffic stays valid for 12 months. Plan traffic expires with the billing month.",
    },
    {
      question: "Are failed requests billed?",
      answer:
        "A connection that fails is retried on a new exit and not counted. A response from the site is counted, whatever its status.",
    },
    {
      question: "How do I use fewer GB?",
      answer:
        "Request compressed responses, block images and fonts when a browser renders, and send If-None-Match or If-Modified-Since where the site supports it: a 304 has no body.",
    },
  ],
  IP: [
    {
      question: "Is traffic metered?",
      answer: "No. You pay per IP and month, whatever the traffic.",
    },
    {
      question: "How long do I keep an IP?",
      answer:
        "For the month you paid for, and as long as you renew. If an IP goes out of service, we replace it with one in the same country on the same day.",
    },
    {
      question: "Can I add IPs in the middle of a month?",
      answer:
        "Yes. New IPs are billed per day until your billing date. From then on, the price per IP follows your new total.",
    },
  ],
  result: [
    {
      question: "What is a result?",
      answer:
        "A response with status 200 and a body: HTML, or fields if you requested parsing. Timeouts, empty pages and server errors are retried and not billed.",
    },
    {
      question: "Does rendering in a browser cost more?",
      answer: "No. A rendered page and a plain one are one result each, at the same price.",
    },
    {
      question: "Do unused results expire?",
      answer:
        "Results bought once stay valid for 12 months. Those of a monthly plan expire with the billing month.",
    },
  ],
};

const ofDatasets: Question[] = [
  {
    question: "What is billed in a dataset?",
    answer:
      "Each delivered record, once. A record that has not changed since your last file is not billed again. Leaving out fields does not change the price.",
  },
  {
    question: "What does history cost?",
    answer: "Past snapshots cost the same per 1,000 records as current ones.",
  },
  {
    question: "Is there a free sample?",
    answer:
      "Yes: 1,000 records of your country and category from the newest file, with the schema and the quality report.",
  },
];

export function listProductQuestions(
  code: PricedProduct,
  unit: BillingUnit,
  facts: PricingFacts,
): Question[] {
  if (code === "DS") return [...ofDatasets, ...yearly(facts)];
  return [...ofUnit[unit], abovePlan, ...yearly(facts)];
}
