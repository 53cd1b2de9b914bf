import type { ReactNode } from "react";
import { Logo } from "@/components/ui/mark";
import { anchors, routes } from "@/lib/base/routes";

type ReceiptFrameProps = {
  /** What kind of paper this is, at the right of the letterhead. */
  name?: string;
  /** At the foot. */
  note?: string;
  children: ReactNode;
};

/**
 * The page of a receipt, or of a link in a mail: a letterhead and a foot. It stands outside the site's shell,
 * away from menus, measuring and chat.
 */
export function ReceiptFrame({ name = "Receipt", note, children }: ReceiptFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex min-h-8 items-center justify-between gap-2 py-1">
        <a aria-label="Oxbow, home page" className="inline-flex min-h-5.5 items-center" href={routes.home()}>
          <Logo>oxbow</Logo>
        </a>
        <p className="figure text-fg-2 text-xs">{name}</p>
      </header>
      <div aria-hidden="true" className="neat-line" />
      <main className="flex grow flex-col" id={anchors.main}>
        {children}
      </main>
      <footer className="wrap flex flex-wrap gap-x-3 gap-y-0.5 py-3 text-fg-2 text-xs">
        {note && <p>{note}</p>}
        <a className="link" href={routes.legal("privacy-policy")}>
          Privacy policy
        </a>
      </footer>
    </div>
  );
}
