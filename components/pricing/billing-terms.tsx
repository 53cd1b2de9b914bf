import type { PricingFacts } from "@/lib/features/pricing/facts";
import { listTerms } from "./terms";

/** What is billed and what is not, in plain words. */
export function BillingTerms({ facts }: { facts: PricingFacts }) {
  return (
    <section className="on-deep section scroll-mt-4" id="billing-terms">
      <div className="wrap grid gap-x-3 gap-y-4 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">Billing, in plain words</h2>
          <p className="lead mt-2">
            If an invoice says something else, the invoice is wrong. Write to us and we mend it.
          </p>
        </div>
        <dl className="border-b border-rule-2 md:col-span-7 md:col-start-6">
          {listTerms(facts).map(({ term, text }) => (
            <div
              className="grid gap-x-3 gap-y-0.5 border-t border-rule-2 py-[15px] sm:grid-cols-[150px_1fr]"
              key={term}
            >
              <dt className="font-[560]">{term}</dt>
              <dd className="text-pretty text-fg-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
