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
      text: "One IP for one month. Traffic is not metered.",
    },
    {
      term: "A result",
      text: "One response with status 200 and a body. Our retries and empty pages are not billed.",
    },
    {
      term: "A record",
      text: "One line of a dataset, billed when it is delivered. Unchanged lines are not billed again.",
    },
    {
      term: "Once or monthly",
      text: "One-time purchases stay valid for 12 months, IPs for one month. A plan renews each month; unused volume expires with the month.",
    },
    {
      term: "Yearly",
      text: pricing
        ? `Twelve months paid in advance, ${formatPercent(pricing.yearlyDiscount)} off. It ends after the year; we remind you 30 days before.`
        : "Twelve months paid in advance, with a discount. It ends after the year; we remind you 30 days before.",
    },
    {
      term: "Canceling",
      text: "At any time, effective at the end of the month. No notice period, no fee, no call.",
    },
    {
      term: "Changing plans",
      text: "Upgrade at once and pay the difference. Downgrade from the next month.",
    },
    {
      term: "Trial",
      text: `${formatCount(trial.gb)} GB for ${formatCount(trial.days)} days without a card. It ends by itself.`,
    },
    {
      term: "Refunds",
      text: "If we discontinue something you use, we refund the unused part. For a month below the promised availability, the credit is on your next invoice automatically.",
    },
  ];
}
