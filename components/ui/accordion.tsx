import type { ReactNode } from "react";

type AccordionProps = {
  items: { title: ReactNode; body: ReactNode }[];
  /** Index of the item that starts open. */
  openIndex?: number;
  className?: string;
};

/** Questions that open in place: native `details`, so it works and can be searched without script. */
export function Accordion({ items, openIndex, className }: AccordionProps) {
  return (
    <div className={`accordion ${className ?? ""}`}>
      {items.map((item, index) => (
        // biome-ignore lint: placeholder
        <details key={index} open={index === openIndex}>
          <summary>{item.title}</summary>
          <div>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
