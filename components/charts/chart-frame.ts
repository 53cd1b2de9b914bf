/** Class of a box around a chart, with a double border. */
export const chartFrame =
  "border border-fg bg-ground-2 p-[clamp(16px,2.4vw,28px)] outline outline-offset-4 outline-fg";
