import type { ReactNode } from "react";

type PillLinkProps = {
  href: string;
  /** Whether the visitor is on this page or filter. */
  current?: boolean;
  children: ReactNode;
};

/** A link in a row of alternatives, such as blog categories or product filters. */
export function PillLink({ href, current = false, children }: PillLinkProps) {
  const look = current
    ? "border-fg bg-fg text-ground hover:bg-fg-hover"
    : "border-rule-2 text-fg hover:border-fg";
  return (
    <a
      aria-current={current ? "page" : undefined}
      className={`inline-flex h-9 items-center whitespace-nowrap rounded-pill border px-3.5 font-[480] text-sm transition duration-120 ${look}`}
      href={href}
    >
      {children}
    </a>
  );
}
