import { formatIsoDay } from "@/lib/base/format/date";
import type { SurveyEvent } from "@/lib/features/analytics/store/types";

export type SurveyDefinition = {
  id: string;
  name: string;
  questions: readonly { id: string; type: string; question: string }[];
};

export type QuestionReport = {
  id: string;
  question: string;
  /** Count of each answer, most frequent first; empty for open questions. */
  answers: { answer: string; count: number }[];
  /** For ratings; null for all others. */
  average: number | null;
  /** For open questions: the answers, newest first, with their day. */
  texts: { day: string; text: string }[];
};
export type SurveyReport = {
  id: string;
  name: string;
  shown: number;
  answered: number;
  dismissed: number;
  questions: QuestionReport[];
};

type Properties = Record<string, unknown>;
type Submission = { at: number; properties: Properties };

/** Each submission once, by its last event, which repeats all earlier answers; ordered by that event. */
function listSubmissions(events: readonly (SurveyEvent & { values: Properties })[]): Submission[] {
  const submissions = new Map<string, Submission>();
  events.forEach(({ name, at, values }, index) => {
    const hasAnswers = name === "survey sent" || values.$survey_partially_completed === true;
    if (!hasAnswers) return;
    const given = values.$survey_submission_id;
    const id = typeof given === "string" ? given : `event ${index}`;
    submissions.delete(id);
    submissions.set(id, { at, properties: values });
  });
  return [...submissions.values()];
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => ["string", "number", "boolean"].includes(typeof one) && one !== "")
    .map(String);

function reportQuestion(
  { id, type, question }: SurveyDefinition["questions"][number],
  submissions: readonly Submission[],
): QuestionReport {
  const given = submissions.flatMap(({ at, properties }) =>
    listOf(properties[`$survey_response_${id}`]).map((answer) => ({ at, answer })),
  );
  if (type === "open") {
    const texts = given.map(({ at, answer }) => ({ day: formatIsoDay(at), text: answer }));
    return { id, question, answers: [], average: null, texts: texts.reverse() };
  }
  const counts = Map.groupBy(given, ({ answer }) => answer);
  const answers = Array.from(counts, ([answer, { length: count }]) => ({ answer, count }));
  // Anyone can send an event with any answer; no scale goes beyond 10.
  const ratings = given.map(({ answer }) => Number(answer)).filter((rating) => rating >= 0 && rating <= 10);
  return {
    id,
    question,
    answers: answers.sort((a, b) => b.count - a.count || (a.answer < b.answer ? -1 : 1)),
    average:
      type === "rating" && ratings.length > 0
        ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
        : null,
    texts: [],
  };
}

/** Every survey that was shown or answered, ordered by id; without its questions if its definition is gone. */
export function buildSurveys(
  events: readonly SurveyEvent[],
  definitions: readonly SurveyDefinition[],
): SurveyReport[] {
  const read = events.map((event) => {
    const values: Properties = JSON.parse(event.properties);
    return { ...event, values };
  });
  const bySurvey = Map.groupBy(read, ({ values }) => String(values.$survey_id ?? ""));
  return [...bySurvey]
    .filter(([id]) => id !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, own]) => {
      const submissions = listSubmissions(own);
      const definition = definitions.find((one) => one.id === id) ?? { name: id, questions: [] };
      const count = (name: string) => own.filter((event) => event.name === name).length;
      return {
        id,
        name: definition.name,
        shown: count("survey shown"),
        answered: submissions.length,
        dismissed: count("survey dismissed"),
        questions: definition.questions
          .filter(({ type }) => type !== "link")
          .map((question) => reportQuestion(question, submissions)),
      };
    });
}
