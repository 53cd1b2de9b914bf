import type { ReactNode } from "react";

const width = 2400;

/** A picture across the window at its own size: smaller windows see its left part. Decoration: words say the same. */
export function HeroBand({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div aria-hidden="true" className="hero-band">
      <svg aria-hidden="true" height={height} viewBox={`0 0 ${width} ${height}`} width={width}>
        {children}
      </svg>
    </div>
  );
}
