import "server-only";
import { slugify } from "@/lib/markdown/slug";
import { fillFigures } from "@/lib/shared-api/figures";
import { getFaq, getFigures } from "@/lib/shared-api/read";
import type { Faq } from "@/lib/shared-api/schemas-faq";

export type Question = Faq[number] & {
  /** The `id` of the question on its page. */
  id: string;
};
export type QuestionGroup = { id: string; title: string; questions: Question[] };

/** Every question with its figures filled in, in groups, in the order of the file. */
export async function listQuestionGroups(): Promise<QuestionGroup[]> {
  const [faq, figures] = await Promise.all([getFaq(), getFigures()]);
  const groups = Map.groupBy(faq, ({ group }) => group);
  return Array.from(groups, ([title, questions]) => ({
    id: slugify(title),
    title,
    questions: questions.map((entry) => ({
      ...entry,
      id: slugify(entry.question),
      answer: fillFigures(entry.answer, figures),
    })),
  }));
}
