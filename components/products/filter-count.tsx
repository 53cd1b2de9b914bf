"use client";

import { useEffect, useRef, useState } from "react";

/** Shows how many entries match the filter, and a reset button while some do not. */
export function FilterCount({ total }: { total: number }) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(total);

  useEffect(() => {
    const form = root.current?.closest("form");
    if (!form) return;
    const count = () => {
      // Inputs are reset after the event, so count in the next frame.
      requestAnimationFrame(() => {
        const entries = [...form.querySelectorAll("li[data-unit]")];
        setShown(entries.filter((entry) => getComputedStyle(entry).display !== "none").length);
      });
    };
    // The browser may have restored checked inputs after a reload.
    count();
    form.addEventListener("change", count);
    form.addEventListener("reset", count);
    return () => {
      form.removeEventListener("change", count);
      form.removeEventListener("reset", count);
    };
  }, []);

  // The button disappears with the filters, and the focus would with it.
  const focusFirstFilter = () => root.current?.closest("form")?.querySelector("input")?.focus();

  return (
    <div
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4 text-sm text-fg-2"
      data-shown={shown}
      ref={root}
    >
      <p aria-live="polite" className="noscript:hidden">
        {shown === 0
          ? "No product matches all of these filters. Remove one, or ask sales."
          : `${shown} of ${total} products`}
      </p>
      {shown < total && (
        <button className="link" onClick={focusFirstFilter} type="reset">
          Show all
        </button>
      )}
    </div>
  );
}
