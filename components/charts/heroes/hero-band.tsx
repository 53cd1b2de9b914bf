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
    // The same from the left edge, at its own size.
    <div
      aria-hidden="true"
      className="mt-[clamp(32px,4vw,64px)] overflow-hidden font-sans text-[14px] leading-[normal] font-[450]"
      style={style}
    >
      <svg
        className="ml-[calc(-1_*_var(--skip))] max-w-none overflow-visible nav:ml-[max(0px,(100vw_-_var(--content))_/_2_-_48px)]"
        aria-hidden="true"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        {children}
      </svg>
    </div>
  );
}
