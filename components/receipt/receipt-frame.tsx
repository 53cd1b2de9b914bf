import type { ReactNode } from "react";
import { Logo } from "@/components/ui/mark";
import { anchors, routes } from "@/lib/base/routes";

type ReceiptFrameProps = {
  /** Kind of document, at the right of the header. */
  name?: string;
  note?: string;
  children: ReactNode;
};

/** The layout of receipts and pages behind emailed links: no menus, analytics or chat. */
export function ReceiptFrame({ name = "Receipt", note, children }: ReceiptFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex min-h-16 items-center justify-between gap-4 py-2">
        <a aria-label="Oxbow, home page" className="inline-flex min-h-11 items-center" href={routes.home()}>
          <Logo />
        </a>
        <p className="figure text-fg-2 text-xs">{name}</p>
      </header>
      <div aria-hidden="true" className="neat-line" />
      <main className="flex grow flex-col" id={anchors.main}>
        {children}
      </main>
      <footer className="wrap flex flex-wrap gap-x-6 gap-y-1 py-6 text-fg-2 text-xs">
        {note && <p>{note}</p>}
        <a className="link" href={routes.legal("privacy-policy")}>
          Privacy policy
        </a>
      </footer>
    </div>
  );
}
