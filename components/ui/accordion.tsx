import type { ReactNode } from "react";
import css from "./accordion.module.css";

type AccordionProps = {
  items: { title: string; body: ReactNode }[];
  /** Index of the item that starts open. */
  openIndex?: number;
  className?: string;
};

/** Native `details`: they work without JavaScript, and the browser's search finds their text. */
export function Accordion({ items, openIndex, className }: AccordionProps) {
  return (
    <div className={`${css.accordion} border-t border-rule-2 ${className ?? ""}`}>
      {items.map(({ title, body }, index) => (
        <details key={title} open={index === openIndex}>
          <summary>{title}</summary>
          <div>{body}</div>
        </details>
      ))}
    </div>
  );
}
