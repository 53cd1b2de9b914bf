import { expect, it } from "vitest";
import { listProductQuestions } from "@/components/pricing/copy";
import { getFigures } from "@/lib/content/endpoints/read";

it("says of the real-estate API that a result is a listing, and of the e-commerce API that it is a record", async () => {
  const figures = await getFigures();
  const answerOf = (code: "RE_API" | "ECOM_API") => {
    const questions = listProductQuestions(code, "result", figures);
    const answers = questions.filter(({ question }) => question === "What is a result?");
    expect(answers).toHaveLength(1);
    return answers[0]?.answer;
  };
  expect(answerOf("RE_API")).toMatch(/listing/);
  expect(answerOf("ECOM_API")).toMatch(/record/);
  expect(answerOf("ECOM_API")).not.toMatch(/listing/);
});
