"use client";

import { type ReactNode, useId, useState } from "react";

/** A word with a short explanation on hover, focus or tap. Never put essential information here only. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const show = () => setIsOpen(true);
  const hide = () => setIsOpen(false);
  return (
    <span className="relative inline-block" onPointerEnter={show} onPointerLeave={hide}>
      <button
        aria-describedby={id}
        className="min-h-6 cursor-help border-b border-dashed border-fg-3"
        onBlur={hide}
        onClick={show}
        onFocus={show}
        onKeyDown={(event) => {
          if (event.key === "Escape") hide();
        }}
        type="button"
      >
        {children}
      </button>
      {/* Its ::before bridges the gap to the word, so that the pointer can move onto the text. */}
      <span
        className="invisible absolute bottom-[calc(100%_+_8px)] left-0 z-3 w-max max-w-[min(32ch,80vw)] rounded-2 bg-fg px-2.75 py-2 text-xs leading-[1.35] text-ground opacity-0 transition-opacity duration-120 before:absolute before:inset-x-0 before:top-full before:h-2.5 after:absolute after:-bottom-1 after:left-4.5 after:size-2 after:rotate-45 after:bg-inherit data-[open=true]:visible data-[open=true]:opacity-100"
        data-open={isOpen}
        id={id}
        role="tooltip"
      >
        {text}
      </span>
    </span>
  );
}
