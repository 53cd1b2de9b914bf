import Link from "next/link";
import type { ReactNode } from "react";

export function Note({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="heading-3">{heading}</h2>
      <div className="mt-3 grid max-w-[62ch] gap-3 text-fg-2">{children}</div>
    </div>
  );
}

export function NoteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={href} prefetch={false}>
      {children}
    </Link>
  );
}
