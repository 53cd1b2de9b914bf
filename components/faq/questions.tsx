import type { ReactNode } from "react";
import { JsonLd } from "@/components/seo/json-ld";
import { Accordion } from "@/components/ui/accordion";
import type { CompanyQuestion } from "@/lib/content/endpoints/schemas-company";
import { buildFaqPage } from "@/lib/content/seo/json-ld";

/** Questions with their answers, also as structured data; once a page. */
export function Questions({
  heading,
  questions,
  aside,
}: {
  heading: string;
  questions: readonly CompanyQuestion[];
  aside: ReactNode;
}) {
  return (
    <section className="section">
      <JsonLd data={buildFaqPage(questions)} />
      <div className="wrap grid gap-x-3 gap-y-4 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">{heading}</h2>
          <div className="mt-2 max-w-[36ch] text-fg-2 text-sm">{aside}</div>
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
