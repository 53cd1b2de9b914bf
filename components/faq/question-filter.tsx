"use client";

import { useEffect, useId, useRef, useState } from "react";
import { containsWords } from "@/lib/base/format/fold";

/**
 * Filters questions while typing: hides elements with `[data-question]` within `#scope` that do not contain
 * every word. The text is read from the DOM, so it is not sent twice. Without JavaScript the form opens the
 * site search.
 */
export function QuestionFilter({ scope, total, action }: { scope: string; total: number; action: string }) {
  const [shown, setShown] = useState<number | null>(null);
  const openedByFilter = useRef<Set<Element>>(new Set());
  const inputId = useId();

  // A link to a question, such as one from the search, opens its answer.
  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(location.hash.slice(1));
      target?.closest("details")?.setAttribute("open", "");
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, []);

  const filter = (query: string) => {
    const root = document.getElementById(scope);
    const questions = [...(root?.querySelectorAll<HTMLDetailsElement>("[data-question]") ?? [])];
    const isEmpty = query.trim() === "";
    let count = 0;
    for (const question of questions) {
      const isMatch = containsWords(question.textContent ?? "", query);
      question.hidden = !isMatch;
      if (isMatch) count += 1;
    }
    for (const group of root?.querySelectorAll<HTMLElement>("[data-question-group]") ?? []) {
      group.hidden = !group.querySelector("[data-question]:not([hidden])");
    }
    openFew(questions, isEmpty ? 0 : count);
    setShown(isEmpty ? null : count);
  };

  // Open the matching answers if there are only a few; answers that the reader opened stay open.
  const openFew = (questions: readonly HTMLDetailsElement[], count: number) => {
    for (const question of openedByFilter.current) question.removeAttribute("open");
    openedByFilter.current.clear();
    if (count === 0 || count > 3) return;
    for (const question of questions) {
      if (question.hidden || question.open) continue;
      question.open = true;
      openedByFilter.current.add(question);
    }
  };

  return (
    <search>
      <form action={action} onSubmit={(event) => event.preventDefault()}>
        <label className="font-[560] text-sm" htmlFor={inputId}>
          Search the answers
        </label>
        <input
          autoComplete="off"
          className="search-input h-13 w-full rounded-2 border border-rule-2 bg-ground-2 px-4 text-base text-fg mt-2"
          id={inputId}
          name="q"
          onChange={(event) => filter(event.target.value)}
          placeholder="session, refund, robots.txt"
          type="search"
        />
        <p aria-live="polite" className="note mt-2 min-h-5">
          {shown === null
            ? `${total} questions`
            : shown === 0
              ? "No questions match all these words"
              : `${shown} of ${total} questions`}
        </p>
      </form>
    </search>
  );
}
