import type { ReactNode } from "react";

/**
 * The card around a form: screen width on phones, column width from `sm`, 440 px from `md`. The class `form-card` has no
 * style: `use-focused-heading.ts` and tests find the card by it.
 */
export function FormCard({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`form-card @container -mx-(--gutter) bg-ground px-(--gutter) pt-7 pb-8 sm:mx-0 sm:max-w-full md:w-110 sm:rounded-3 sm:border sm:border-rule-2 sm:p-8 sm:shadow-2 ${className ?? ""}`}
    >
      {children}
    </div>
  );
}
