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
type Response = { at: number; properties: Properties };

/** One response per submission: a later event of the same submission repeats all earlier answers. */
function listResponses(events: readonly (SurveyEvent & { values: Properties })[]): Response[] {
  const responses = new Map<string, Response>();
  events.forEach(({ name, at, values }, index) => {
    const hasAnswers = name === "survey sent" || values.$survey_partially_completed === true;
    const id = values.$survey_submission_id;
    if (hasAnswers) responses.set(typeof id === "string" ? id : `event ${index}`, { at, properties: values });
  });
  return [...responses.values()];
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => ["string", "number", "boolean"].includes(typeof one) && one !== "")
    .map(String);

function reportQuestion(
  { id, type, question }: SurveyDefinition["questions"][number],
  responses: readonly Response[],
): QuestionReport {
  const given = responses.flatMap(({ at, properties }) =>
    listOf(properties[`$survey_response_${id}`]).map((answer) => ({ at, answer })),
  );
  if (type === "open") {
    const texts = given.map(({ at, answer }) => ({ day: formatIsoDay(at), text: answer }));
    return { id, question, answers: [], average: null, texts: texts.reverse() };
  }
  const counts = Map.groupBy(given, ({ answer }) => answer);
  const answers = Array.from(counts, ([answer, { length: count }]) => ({ answer, count }));
  const total = given.reduce((sum, { answer }) => sum + Number(answer), 0);
  return {
    id,
    question,
    answers: answers.sort((a, b) => b.count - a.count || (a.answer < b.answer ? -1 : 1)),
    average: type === "rating" && given.length > 0 ? total / given.length : null,
    texts: [],
  };
}

/** For a survey without a definition: its questions are those that were answered. */
function guessDefinition(id: string, responses: readonly Response[]): SurveyDefinition {
  const ids = responses.flatMap(({ properties }) =>
    Object.keys(properties).flatMap((key) => /^\$survey_response_(.*\D.*)$/.exec(key)?.[1] ?? []),
  );
  const questions = [...new Set(ids)].map((question) => ({ id: question, type: "choice", question }));
  return { id, name: id, questions };
}

/** Every survey that was shown or answered, ordered by id. */
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
      const responses = listResponses(own);
      const definition = definitions.find((one) => one.id === id) ?? guessDefinition(id, responses);
      const count = (name: string) => own.filter((event) => event.name === name).length;
      return {
        id,
        name: definition.name,
        shown: count("survey shown"),
        answered: responses.length,
        dismissed: count("survey dismissed"),
        questions: definition.questions
          .filter(({ type }) => type !== "link")
          .map((question) => reportQuestion(question, responses)),
      };
    });
}
