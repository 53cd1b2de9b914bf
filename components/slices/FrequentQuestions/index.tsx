import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { AskSales, QuestionSection } from "@/components/faq/questions";
import { RichText } from "@/components/rich-text/rich-text";
import type { SliceContext } from "@/components/slices/types";

export default function FrequentQuestions({
  slice,
  context,
}: SliceComponentProps<Content.FrequentQuestionsSlice, SliceContext>) {
  const { heading, lead, questions } = slice.primary;
  return (
    <QuestionSection
      aside={<AskSales lead={asText(lead)} product={context.product} />}
      heading={asText(heading)}
      items={questions.map(({ question, answer }) => ({
        title: question ?? "",
        body: <RichText field={answer} size="lg-paragraph" />,
      }))}
    />
  );
}
