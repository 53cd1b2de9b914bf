/** Class of a box around a chart, with a double border. The margin is the outer border's room. */
export const chartFrame =
  "m-1.25 border border-fg bg-ground-2 p-[clamp(16px,2.4vw,28px)] outline outline-offset-4 outline-fg";
