// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { QuestionFilter } from "@/components/faq/question-filter";

const questions = ["What is a session?", "What is a GB?", "How long is a session?"];

function show() {
  const { container } = render(
    <>
      <QuestionFilter action="/search" scope="answers" total={questions.length} />
      <div id="answers">
        <section data-group="">
          {questions.map((question) => (
            <details data-entry="" id={question.replaceAll(/\W+/g, "-")} key={question}>
              <summary>{question}</summary>
              Answer
            </details>
          ))}
        </section>
      </div>
    </>,
  );
  const shown = () =>
    [...container.querySelectorAll<HTMLElement>("details:not([hidden]) > summary")].map((s) => s.textContent);
  const countOpen = () => container.querySelectorAll("details[open]").length;
  return { container, shown, countOpen, field: screen.getByRole("searchbox") };
}

describe("QuestionFilter", () => {
  it("shows the questions that contain every typed word, expanded if they are few", async () => {
    const { field, shown, countOpen } = show();
    await userEvent.type(field, "session long");
    expect(shown()).toEqual(["How long is a session?"]);
    expect(countOpen()).toBe(1);
    expect(screen.getByText("1 of 3 questions")).toBeDefined();
  });

  it("shows all questions again, collapsed, when the field is cleared", async () => {
    const { field, shown, countOpen } = show();
    await userEvent.type(field, "session");
    await userEvent.clear(field);
    expect(shown()).toEqual(questions);
    expect(countOpen()).toBe(0);
    expect(screen.getByText("3 questions")).toBeDefined();
  });

  it("opens the question that the URL names", async () => {
    location.hash = "#What-is-a-GB-";
    const { container } = show();
    expect(container.querySelector("details[open]")?.textContent).toContain("What is a GB?");
    location.hash = "";
  });

  it("keeps questions open that the reader opened", async () => {
    const { container, field } = show();
    const second = container.querySelectorAll("details")[1];
    if (second) second.open = true;
    await userEvent.type(field, "gb");
    await userEvent.clear(field);
    expect(second?.open).toBe(true);
  });

  it("opens the site search without JavaScript", () => {
    const { container } = show();
    expect(container.querySelector("form")?.getAttribute("action")).toBe("/search");
    expect(screen.getByRole("searchbox").getAttribute("name")).toBe("q");
  });
});
