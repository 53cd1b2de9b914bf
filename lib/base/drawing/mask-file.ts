/** Strokes of a drawing; `opacity` where they are fainter than the rest. */
export type Stroke = { d: string; opacity?: number };

/** The part of a drawing's plane that a picture shows, in user units. */
export type Sheet = { x: number; y: number; width: number; height: number };

/** How strokes are drawn that stand on a sheet of their own. */
type Mask = {
  sheet: Sheet;
  /** In user units, or in CSS pixels with `evenWidth`, which keeps it when the picture is scaled. */
  width: number;
  evenWidth?: boolean;
  /** The strokes are a quarter of the sheet: the other three mirror it. */
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

/**
 * Strokes as a picture that masks a color (components/charts/strokes.tsx). Inline they would travel twice
 * with every page, as HTML and as flight data; as a picture they are fetched when they are about to be seen.
 */
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

/** Strokes that `<use>` takes into a larger drawing, which hands down ink and width. */
export function buildUseFile(strokes: readonly Stroke[]): string {
  return `<svg ${namespace}><g id="lines">${drawPaths(strokes)}</g></svg>`;
}

/** A picture as an address that holds it: where one round trip counts for more than a kilobyte. */
export function toDataUrl(svg: string): string {
  const signs: Readonly<Record<string, string>> = { '"': "%22", "#": "%23", "<": "%3C", ">": "%3E" };
  return `data:image/svg+xml,${svg.replace(/["#<>]/g, (sign) => signs[sign] ?? sign)}`;
}

/** Address of a picture's file, such as "island-flow" or "covers/some-post-large". */
export function pictureHref(name: string): string {
  return `/pictures/${name}.svg`;
}
