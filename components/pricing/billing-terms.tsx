import type { Figures } from "@/lib/content/endpoints/figures";
import { listTerms } from "./copy";

export function BillingTerms({ facts }: { facts: Figures }) {
  return (
    <section className="on-deep section scroll-mt-8" id="billing-terms">
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">Billing, in plain words</h2>
          <p className="lead mt-4">
            If an invoice says something else, the invoice is wrong. Write to us and we mend it.
          </p>
        </div>
        <dl className="border-b border-rule-2 md:col-span-7 md:col-start-6">
          {listTerms(facts).map(({ term, text }) => (
            <div
              className="grid gap-x-6 gap-y-1 border-t border-rule-2 py-3.75 sm:grid-cols-[150px_1fr]"
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
