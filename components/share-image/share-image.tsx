import type { ReactElement } from "react";
import { palette } from "@/lib/base/design/palette";
import type { Tint } from "@/lib/base/products";

export const shareImageSize = { width: 1200, height: 630 };

/**
 * The picture that social networks show for a page: its title beside a bend of the river, in the page's tint. Rendered
 * by Satori, which supports only inline styles and flexbox and would print SVG titles as text. @param river path data
 * of the strokes, in the image's own coordinates
 */
export function ShareImage({
  title,
  tint,
  river,
}: {
  title: string;
  tint: Tint;
  river: string[];
}): ReactElement {
  const colors = palette[tint];
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: "#07191c",
        color: "#eaf2f0",
        fontFamily: "Bricolage",
        position: "relative",
      }}
    >
      <svg
        aria-hidden="true"
        width="1200"
        height="630"
        viewBox="0 0 1200 630"
        style={{ position: "absolute", left: 0, top: 0 }}
      >
        {river.map((d, index) => {
          const fromCenter = Math.abs(index - (river.length - 1) / 2);
          return (
            <path
              key={d}
              d={d}
              fill="none"
              stroke={fromCenter < 1 ? colors.light : colors[500]}
              strokeWidth={fromCenter < 1 ? 3 : 1.6}
              strokeOpacity={Math.max(0.2, 1 - fromCenter * 0.12)}
            />
          );
        })}
      </svg>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          // Vertical position of the river, below the title.
          padding: "72px 72px 148px",
          width: 740,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", fontSize: 44, letterSpacing: -1.5 }}>
          <svg aria-hidden="true" width="52" height="52" viewBox="0 0 24 24" style={{ marginRight: 14 }}>
            <path
              d="M3 1.8V5.4C3 8.7 6.5 9.5 8.5 7.3A7 7 0 1 1 8.5 16.7C6.5 14.5 3 15.3 3 18.6V22.2"
              fill="none"
              stroke="#eaf2f0"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          oxbow
        </div>
        <div
          style={{
            display: "flex",
            fontSize: title.length > 40 ? 62 : 76,
            lineHeight: 1.02,
            letterSpacing: -2,
          }}
        >
          {title}
        </div>
      </div>
    </div>
  );
}
