/** Strokes of a drawing; `opacity` where they are fainter than the rest. */
export type Stroke = { d: string; opacity?: number };

/**
 * Strokes as a file of their own: inline they would travel twice with every page, as HTML and as flight
 * data. The file names no color: `<use>` hands down ink and width from where it stands. `evenWidth` keeps
 * the width when the drawing is scaled.
 */
export function buildPictureFile(strokes: readonly Stroke[], { evenWidth = false } = {}): string {
  const effect = evenWidth ? ' vector-effect="non-scaling-stroke"' : "";
  const paths = strokes.map(({ d, opacity }) => {
    const faded = opacity === undefined ? "" : ` opacity="${opacity.toFixed(1)}"`;
    return `<path d="${d}"${effect}${faded}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="lines">${paths.join("")}</g></svg>`;
}

/** Where `<use>` finds the strokes of a picture, such as "island-flow" or "covers/some-post-large". */
export function pictureHref(name: string): string {
  return `/pictures/${name}.svg#lines`;
}
