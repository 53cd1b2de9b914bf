import { clsx } from "clsx";
import { useId } from "react";
import css from "./marks.module.css";

/** Positions of a picture's labels, in its user units. */
export type LabelPosition = {
  x: number;
  y: number;
  anchor?: "middle" | "end";
  /** Style of a label other than the default; `plain` ones have no plate. */
  style?: "address" | "found" | "plain";
};

/** The labels of a picture, one text per position; `plate` is the color behind them. */
export function PictureLabels({
  at,
  texts,
  plate,
  className,
}: {
  at: readonly LabelPosition[];
  texts: readonly string[];
  plate: string;
  className?: string;
}) {
  const id = useId();
  return (
    <g className={clsx(css.marks, className)}>
      {/* A rectangle as large as the text, whose width is known only to the browser. */}
      <filter colorInterpolationFilters="sRGB" height="1.2" id={id} width="1.08" x="-.04" y="-.1">
        <feFlood floodColor={plate} />
        <feComposite in="SourceGraphic" />
      </filter>
      {at.map(({ x, y, anchor, style }, i) => (
        <text
          className={style && css[`mark-${style}`]}
          filter={`url(#${id})`}
          key={`${x} ${y}`}
          textAnchor={anchor}
          x={x}
          y={y}
        >
          {texts[i]}
        </text>
      ))}
    </g>
  );
}
