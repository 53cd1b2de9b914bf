"use client";

import { useEffect, useRef, useState } from "react";

/** Says how many entries of the form around it the filter leaves, and offers the way back when none is left. */
export function FilterCount({ total }: { total: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(total);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const count = () => {
      // A reset changes the inputs only after its event.
      requestAnimationFrame(() => {
        const entries = [...form.querySelectorAll("li")];
        setShown(entries.filter((entry) => entry.checkVisibility()).length);
      });
    };
    // The browser may have restored what was checked before a reload.
    count();
    form.addEventListener("change", count);
    form.addEventListener("reset", count);
    return () => {
      form.removeEventListener("change", count);
      form.removeEventListener("reset", count);
    };
  }, []);

  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 py-2 text-sm text-fg-2" ref={place}>
      <p aria-live="polite">
        {shown === 0
          ? "Nothing we sell does all of that at once. Ask sales which need can give way."
          : `${shown} of ${total} products`}
      </p>
      {shown < total && (
        <button className="link" type="reset">
          Show all
        </button>
      )}
    </div>
  );
}
