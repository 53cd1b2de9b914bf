import "server-only";
import { createSlugger, slugify } from "@/lib/base/markdown/slug";
import { fillFigures } from "@/lib/content/endpoints/figures";
import { getFaq, getFigures } from "@/lib/content/endpoints/read";
import type { Faq } from "@/lib/content/endpoints/schemas-faq";

export type Question = Faq[number] & {
  /** The `id` of the question on its page. */
  id: string;
};
export type QuestionGroup = { id: string; title: string; questions: Question[] };

/** Every question with its tokens replaced, grouped, in the file's order. */
export async function listQuestionGroups(): Promise<QuestionGroup[]> {
  const [faq, figures] = await Promise.all([getFaq(), getFigures()]);
  const nextId = createSlugger();
  const groups = Map.groupBy(faq, ({ group }) => group);
  return Array.from(groups, ([title, questions]) => ({
    id: slugify(title),
    title,
    questions: questions.map((entry) => ({
      ...entry,
      id: nextId(entry.question),
      answer: fillFigures(entry.answer, figures),
    })),
  }));
}
