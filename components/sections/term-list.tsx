import type { ReactNode } from "react";

type Terms = readonly { title: string; text: ReactNode }[];

/** Terms with their explanations, one per row. */
export function TermRows({ terms }: { terms: Terms }) {
  return (
    <dl>
      {terms.map(({ title, text }) => (
        <div className="grid gap-x-6 gap-y-1 border-rule border-t py-4 sm:grid-cols-[14rem_1fr]" key={title}>
          <dt className="font-[560]">{title}</dt>
          <dd className="text-fg-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Terms with their explanations in columns; `className` sets how many. */
export function TermColumns({ terms, className }: { terms: Terms; className: string }) {
  return (
    <dl className={`grid ${className}`}>
      {terms.map(({ title, text }) => (
        <div className="border-fg border-t pt-3" key={title}>
          <dt className="heading-4">{title}</dt>
          <dd className="mt-1.5 max-w-[58ch] text-fg-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
