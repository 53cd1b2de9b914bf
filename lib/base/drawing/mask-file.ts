/** Strokes of a drawing; `opacity` where they are fainter than the rest. */
export type Stroke = { d: string; opacity?: number };

function drawPath({ d, opacity }: Stroke): string {
  const faded = opacity === undefined ? "" : ` opacity="${opacity.toFixed(1)}"`;
  return `<path d="${d}" vector-effect="non-scaling-stroke"${faded}/>`;
}

/**
 * Strokes as an SVG image that masks a color. Inline they would be sent twice, as HTML and flight data.
 * @param strokeWidth in CSS pixels; it does not scale with the image
 */
export function buildMaskFile(
  strokes: readonly Stroke[],
  { width, height, strokeWidth }: { width: number; height: number; strokeWidth: number },
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g fill="none" stroke="#000" stroke-width="${strokeWidth}">${strokes.map(drawPath).join("")}</g></svg>`,
  ].join("");
}

/** URL of a cover, such as "covers/some-post-large". */
export function pictureHref(name: string): string {
  return `/pictures/${name}.svg`;
}
