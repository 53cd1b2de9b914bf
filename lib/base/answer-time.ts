/** The time in which sales promises an answer, as part of a sentence. Code reads it here, content with `{answer-time}`. */
export const answerTime = "within one working day";
