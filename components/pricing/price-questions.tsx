import { AskSales, Questions } from "@/components/faq/questions";
import { answerTime } from "@/lib/base/answer-time";
import type { InquiryProduct } from "@/lib/base/products";
import type { Question } from "./copy";

export function PriceQuestions({
  questions,
  product,
  className,
}: {
  questions: readonly Question[];
  product: InquiryProduct;
  className?: string;
}) {
  return (
    <Questions
      aside={
        <AskSales lead={`Didn’t find your question? A person replies ${answerTime}.`} product={product} />
      }
      className={className}
      heading="Frequently asked questions"
      questions={questions}
    />
  );
}
