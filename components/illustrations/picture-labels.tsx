import { clsx } from "clsx";
import { useId } from "react";
import css from "./picture-labels.module.css";

/** Styles of a label other than the default; `plain` ones have no background. */
const labelStyles = { address: css.address, found: css.found, plain: css.plain };

/** Position of a label, in the user units of its picture. */
export type LabelPosition = {
  x: number;
  y: number;
  anchor?: "middle" | "end";
  style?: keyof typeof labelStyles;
};

/** The labels of a picture, one text per position; `background` is the color behind them. */
export function PictureLabels({
  positions,
  texts,
  background,
  className,
}: {
  positions: readonly LabelPosition[];
  texts: readonly string[];
  background: string;
  className?: string;
}) {
  const id = useId();
  return (
    <g className={clsx(css.labels, className)}>
      {/* A rectangle as large as the text, whose width is known only to the browser. */}
      <filter colorInterpolationFilters="sRGB" height="1.2" id={id} width="1.08" x="-.04" y="-.1">
        <feFlood floodColor={background} />
        <feComposite in="SourceGraphic" />
      </filter>
      {positions.map(({ x, y, anchor, style }, i) => (
        <text
          className={style && labelStyles[style]}
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
