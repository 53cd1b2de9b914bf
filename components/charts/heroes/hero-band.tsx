import type { CSSProperties, ReactNode } from "react";

const width = 2400;

type BandStyle = CSSProperties & { "--skip": string };

/**
 * A picture across the window at its own size: smaller windows see its left part, without the first `skip`
 * pixels. Decoration: words say the same.
 */
export function HeroBand({
  height,
  skip = 0,
  children,
}: {
  height: number;
  skip?: number;
  children: ReactNode;
}) {
  const style: BandStyle = { "--skip": `${skip}px` };
  return (
    <div aria-hidden="true" className="hero-band" style={style}>
      <svg aria-hidden="true" height={height} viewBox={`0 0 ${width} ${height}`} width={width}>
        {children}
      </svg>
    </div>
  );
}
