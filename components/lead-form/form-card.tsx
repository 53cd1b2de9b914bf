import type { ReactNode } from "react";

/** A form's card: 440 px wide from `md`, as wide as its column below that, and as the screen on phones. */
export function FormCard({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`form-card @container -mx-(--gutter) bg-ground px-(--gutter) pt-7 pb-8 sm:mx-0 sm:max-w-full md:w-110 sm:rounded-3 sm:border sm:border-rule-2 sm:p-8 sm:shadow-2 ${className ?? ""}`}
    >
      {children}
    </div>
  );
}
