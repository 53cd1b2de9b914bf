import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SideSection } from "@/components/sections/side-section";
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
  ...section
}: {
  heading: string;
  items: { title: string; body: ReactNode }[];
  aside: ReactNode;
  className?: string;
}) {
  return (
    <SideSection heading={heading} lead={aside} {...section}>
      <Accordion items={items} openIndex={0} />
    </SideSection>
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
