import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Questions as AnyQuestions } from "@/components/faq/questions";
import type { Question } from "@/lib/features/locations/questions";

/** Questions and answers about a country, also as structured data. */
export function Questions({ heading, questions }: { heading: string; questions: readonly Question[] }) {
  return (
    <AnyQuestions
      aside={<OpenModalLink className="link">Ask sales</OpenModalLink>}
      heading={heading}
      questions={questions}
    />
  );
}
