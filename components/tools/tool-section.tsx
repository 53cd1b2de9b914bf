import type { ReactNode } from "react";

export function ToolSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="heading-3">{heading}</h2>
      <div className="mt-3 grid max-w-[62ch] gap-3 text-fg-2">{children}</div>
    </div>
  );
}
