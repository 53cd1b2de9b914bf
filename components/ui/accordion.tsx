import type { ReactNode } from "react";
import css from "./accordion.module.css";

type AccordionProps = {
  items: { title: string; body: ReactNode }[];
  /** Index of the item that starts open. */
  openIndex?: number;
  className?: string;
};

/** Questions that open in place: native `details`, so it works and can be searched without script. */
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
