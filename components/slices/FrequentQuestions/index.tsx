import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { RichText } from "@/components/rich-text/rich-text";
import type { SliceContext } from "@/components/slices/types";
import { Accordion } from "@/components/ui/accordion";

export default function FrequentQuestions({
  slice,
  context,
}: SliceComponentProps<Content.FrequentQuestionsSlice, SliceContext>) {
  const { heading, lead, questions } = slice.primary;
  return (
    <section className="section">
      <div className="wrap grid gap-x-3 gap-y-4 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">{asText(heading)}</h2>
          <p className="mt-2 max-w-[36ch] text-fg-2 text-sm">{asText(lead)}</p>
          <p className="mt-1.5 text-sm">
            <OpenModalLink className="link" product={context.product}>
              Ask sales
            </OpenModalLink>
          </p>
        </div>
        <Accordion
          className="md:col-span-7 md:col-start-6"
          items={questions.map(({ question, answer }) => ({
            title: question ?? "",
            body: <RichText field={answer} size="lg-paragraph" />,
          }))}
          openIndex={0}
        />
      </div>
    </section>
  );
}
