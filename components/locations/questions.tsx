import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Questions as AnyQuestions } from "@/components/faq/questions";
import type { Question } from "@/lib/features/locations/questions";

/** Questions with answers from the table, for readers and for search engines. */
export function Questions({ heading, questions }: { heading: string; questions: readonly Question[] }) {
  return (
    <AnyQuestions
      aside={<OpenModalLink className="link">Ask sales</OpenModalLink>}
      heading={heading}
      questions={questions}
    />
  );
}
