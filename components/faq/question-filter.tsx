"use client";

import { useEffect, useId, useRef, useState } from "react";
import { filterEntries } from "@/components/ui/filter-entries";

/**
 * Filters the questions within `#scope` while typing. The text is read from the DOM, so it is not sent twice.
 * Without JavaScript the form opens the site search.
 */
export function QuestionFilter({ scope, total, action }: { scope: string; total: number; action: string }) {
  const [shown, setShown] = useState<number | null>(null);
  const openedByFilter = useRef<HTMLDetailsElement[]>([]);
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
    const matches = filterEntries<HTMLDetailsElement>(document.getElementById(scope), query).shown;
    const isEmpty = query.trim() === "";
    // Open the matching answers if there are only a few; answers that the reader opened stay open.
    for (const question of openedByFilter.current) question.open = false;
    const isFew = !isEmpty && matches.length <= 3;
    openedByFilter.current = isFew ? matches.filter((question) => !question.open) : [];
    for (const question of openedByFilter.current) question.open = true;
    setShown(isEmpty ? null : matches.length);
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
