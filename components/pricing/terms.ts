import { formatCount, formatPercent } from "@/lib/base/format/count";
import type { PricingFacts } from "@/lib/features/pricing/facts";

type Term = { term: string; text: string };

/** The billing terms in plain language, consistent with the contract. */
export function listTerms({ pricing, network: { trial } }: PricingFacts): Term[] {
  return [
    {
      term: "A GB",
      text: "1,000 MB of bodies and headers, both ways, counted at the gateway. Handshakes and failed connections are free.",
    },
    {
      term: "An IP",
      text: "One address for one month. What it carries is not counted.",
    },
    {
      term: "A result",
      text: "One answer with status 200 and a body. Our retries are not billed, and neither is an empty page.",
    },
    {
      term: "A record",
      text: "One line of a dataset, billed when it is delivered. Unchanged lines are not billed again.",
    },
    {
      term: "Once or monthly",
      text: "What is bought once stays for 12 months, an address for one. A plan renews each month; what it leaves over ends with the month.",
    },
    {
      term: "A year",
      text: pricing
        ? `Twelve months paid at once, ${formatPercent(pricing.yearlyDiscount)} off. It ends with the year; we remind you 30 days before.`
        : "Twelve months paid at once, with a discount. It ends with the year; we remind you 30 days before.",
    },
    {
      term: "Stopping",
      text: "At any time, to the end of the month. No notice period, no fee, no call.",
    },
    {
      term: "Changing",
      text: "Up at once, and you pay the difference. Down with the next month.",
    },
    {
      term: "Trial",
      text: `${formatCount(trial.gb)} GB for ${formatCount(trial.days)} days without a card. It ends by itself.`,
    },
    {
      term: "Refunds",
      text: "If we take away something that you use, the unused part comes back. For a month below the promised availability, the credit is on the next invoice unasked.",
    },
  ];
}
