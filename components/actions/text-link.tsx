import Link from "next/link";
import type { ReactNode } from "react";

/** A link in the text. It does not prefetch, so it needs no script of its own. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={href} prefetch={false}>
      {children}
    </Link>
  );
}
