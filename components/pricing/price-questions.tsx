import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Accordion } from "@/components/ui/accordion";
import type { InquiryProduct } from "@/lib/base/products";
import type { Question } from "./questions";

/** Questions about prices and their answers. */
export function PriceQuestions({
  questions,
  product,
  className = "section",
}: {
  questions: readonly Question[];
  product: InquiryProduct;
  className?: string;
}) {
  return (
    <section className={className}>
      <div className="wrap grid gap-x-3 gap-y-4 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">Asked before paying</h2>
          <p className="mt-2 max-w-[36ch] text-fg-2 text-sm">
            Not here? A person answers within one working day.
          </p>
          <p className="mt-1.5 text-sm">
            <OpenModalLink className="link" product={product}>
              Ask sales
            </OpenModalLink>
          </p>
        </div>
        <Accordion
          className="md:col-span-7 md:col-start-6"
          items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
          openIndex={0}
        />
      </div>
    </section>
  );
}
