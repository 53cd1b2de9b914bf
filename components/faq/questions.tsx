import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { JsonLd } from "@/components/seo/json-ld";
import { Accordion } from "@/components/ui/accordion";
import type { InquiryProduct } from "@/lib/base/products";
import { buildFaqPage } from "@/lib/content/seo/json-ld";

export function AskSales({ lead, product }: { lead: string; product: InquiryProduct }) {
  return (
    <>
      <p>{lead}</p>
      <p className="mt-3">
        <OpenModalLink className="link" product={product}>
          Ask sales
        </OpenModalLink>
      </p>
    </>
  );
}

export function QuestionSection({
  heading,
  items,
  aside,
  className = "section",
}: {
  heading: string;
  items: { title: string; body: ReactNode }[];
  aside: ReactNode;
  className?: string;
}) {
  return (
    <section className={className}>
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">{heading}</h2>
          <div className="mt-4 max-w-[36ch] text-fg-2 text-sm">{aside}</div>
        </div>
        <Accordion className="md:col-span-7 md:col-start-6" items={items} openIndex={0} />
      </div>
    </section>
  );
}

/** Questions with their answers, also as structured data. Use once per page. */
export function Questions({
  questions,
  aside,
  ...section
}: {
  heading: string;
  questions: readonly { question: string; answer: string }[];
  aside: ReactNode;
  className?: string;
}) {
  return (
    <QuestionSection
      {...section}
      aside={
        // Within the section, because sections share their space only if nothing is between them.
        <>
          {aside}
          <JsonLd data={buildFaqPage(questions)} />
        </>
      }
      items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
    />
  );
}
