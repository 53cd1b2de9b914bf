import type { ReactNode } from "react";

/** A drawn browser window. `url` is shown, `sign` is at the end of its bar. */
export function BrowserFrame({ url, sign, children }: { url: string; sign: ReactNode; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-3 border border-ink bg-paper text-ink text-xs leading-[1.4] shadow-2">
      <div className="flex h-11 items-center gap-1.5 border-ink border-b bg-paper-2 px-3.5">
        {["close", "minimize", "maximize"].map((button) => (
          <i className="size-2.25 rounded-full border border-ink" key={button} />
        ))}
        <span className="mx-2.5 flex-1 truncate rounded-pill bg-paper px-3.5 py-1 text-(--ink2)">{url}</span>
        {sign}
      </div>
      {children}
    </div>
  );
}
