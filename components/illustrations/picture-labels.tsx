import css from "./marks.module.css";

/** Positions of a picture's labels, in its user units. */
export type LabelPosition = {
  x: number;
  y: number;
  anchor?: "middle" | "end";
  /** Style of a label other than the default; `aside` labels are hidden on narrow windows. */
  style?: "place" | "address" | "found" | "aside";
};

/** The labels of a picture, one text per position; `halo` is the outline color. */
export function PictureLabels({
  at,
  texts,
  halo,
}: {
  at: readonly LabelPosition[];
  texts: readonly string[];
  halo: string;
}) {
  return (
    <g className={css.marks} stroke={halo}>
      {at.map(({ x, y, anchor, style }, i) => (
        <text className={style && css[`mark-${style}`]} key={`${x} ${y}`} textAnchor={anchor} x={x} y={y}>
          {texts[i]}
        </text>
      ))}
    </g>
  );
}
