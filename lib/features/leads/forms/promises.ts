import { answerTime } from "@/lib/base/answer-time";
import type { AnswerPromise } from "./server-form";

/** The response time of sales, which most forms promise. */
export const oneWorkingDay: AnswerPromise = { office: "sales", hours: 8, words: answerTime };
