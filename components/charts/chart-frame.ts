/** Class of a box around a chart: border and outline are a double line, and the margin makes room for the outline. */
export const chartFrame =
  "m-1.25 border border-fg bg-ground-2 p-[clamp(16px,2.4vw,28px)] outline outline-offset-4 outline-fg";
