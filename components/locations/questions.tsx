import { OpenModalLink } from "@/components/inquiry/open-modal-link";
import { JsonLd } from "@/components/seo/json-ld";
import { Accordion } from "@/components/ui/accordion";
import type { Question } from "@/lib/locations/questions";
import { buildFaqPage } from "@/lib/seo/json-ld";

/** Questions with answers from the table, for readers and for search engines. */
export function Questions({ heading, questions }: { heading: string; questions: readonly Question[] }) {
  return (
    <section className="section">
      <JsonLd data={buildFaqPage(questions)} />
      <div className="wrap grid gap-x-3 gap-y-4 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">{heading}</h2>
          <p className="mt-2 text-sm">
            <OpenModalLink className="link">Ask sales</OpenModalLink>
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
