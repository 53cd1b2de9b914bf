"use client";

import { type ReactNode, useId, useState } from "react";
import css from "./tooltip.module.css";

/**
 * A word with a short explanation on hover, focus or tap; Escape hides it. Never put essential information
 * here only.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const show = () => setIsOpen(true);
  const hide = () => setIsOpen(false);
  return (
    <span className="relative inline-block" onPointerEnter={show} onPointerLeave={hide}>
      <button
        aria-describedby={id}
        className={`${css.tooltipWord} min-h-6 cursor-help`}
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
      <span className={css.tooltip} data-open={isOpen} id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}
