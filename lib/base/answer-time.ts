/** The time in which sales promises an answer, as part of a sentence. Mails, receipts and pages read it here. */
export const answerTime = "within one working day";
