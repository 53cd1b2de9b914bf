import type { Content } from "@prismicio/client";

/** The initially checked answers of the three questions, counted from 1. */
export const initialAnswers = [1, 2, 1];

/** Each result depends on all three answers: without a question the section is not shown. */
export const isComplete = ({ primary }: Content.ProductChooserSlice) =>
  primary.questions.length >= initialAnswers.length;
