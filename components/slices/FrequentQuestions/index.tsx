import { asText, type Content } from "@prismicio/client";
import { AskSales, QuestionSection } from "@/components/faq/questions";
import { RichText } from "@/components/rich-text/rich-text";
import type { SliceProps } from "@/components/slices/types";

export default function FrequentQuestions({ slice, context }: SliceProps<Content.FrequentQuestionsSlice>) {
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
