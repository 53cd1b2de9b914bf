import type { ComponentProps } from "react";

type PillLinkProps = ComponentProps<"a"> & {
  href: string;
  /** The page or filter the visitor is on. */
  current?: boolean;
};

/** A link in a row of alternatives, such as categories or related terms. */
export function PillLink({ current = false, children, ...props }: PillLinkProps) {
  const look = current
    ? "border-fg bg-fg text-ground hover:bg-fg-hover"
    : "border-rule-2 text-fg hover:border-fg";
  return (
    <a
      aria-current={current ? "page" : undefined}
      className={`inline-flex h-9 items-center whitespace-nowrap rounded-pill border px-3.5 font-[480] text-sm transition duration-120 ${look}`}
      {...props}
    >
      {children}
    </a>
  );
}
