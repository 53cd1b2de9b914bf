/** Strokes of a drawing; `opacity` where they are fainter than the rest. */
export type Stroke = { d: string; opacity?: number };

/** The visible part of a drawing, in user units (an SVG viewBox). */
export type ViewBox = { x: number; y: number; width: number; height: number };

/** How the strokes of a mask are drawn. */
type Mask = {
  sheet: ViewBox;
  /** Stroke width in user units, or in CSS pixels with `evenWidth`, which does not scale with the image. */
  width: number;
  evenWidth?: boolean;
  /** The strokes are a quarter of the drawing; the others mirror it. */
  isQuarter?: boolean;
};

function drawPaths(strokes: readonly Stroke[], effect = ""): string {
  return strokes
    .map(({ d, opacity }) => {
      const faded = opacity === undefined ? "" : ` opacity="${opacity.toFixed(1)}"`;
      return `<path d="${d}"${effect}${faded}/>`;
    })
    .join("");
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** Strokes as an SVG image that masks a color. Inline they would be sent twice, as HTML and flight data. */
export function buildMaskFile(
  strokes: readonly Stroke[],
  { sheet: { x, y, width: w, height: h }, width, evenWidth = false, isQuarter = false }: Mask,
): string {
  const paths = drawPaths(strokes, evenWidth ? ' vector-effect="non-scaling-stroke"' : "");
  const mirrors = [`-1 0 0 1 ${w} 0`, `1 0 0 -1 0 ${h}`, `-1 0 0 -1 ${w} ${h}`];
  const uses = mirrors.map((matrix) => `<use href="#q" transform="matrix(${matrix})"/>`).join("");
  return [
    `<svg ${namespace} viewBox="${x} ${y} ${w} ${h}"><g fill="none" stroke="#000" stroke-width="${width}">`,
    isQuarter ? `<g id="q">${paths}</g>${uses}` : paths,
    "</g></svg>",
  ].join("");
}

/** URL of a cover, such as "covers/some-post-large". */
export function pictureHref(name: string): string {
  return `/pictures/${name}.svg`;
}
