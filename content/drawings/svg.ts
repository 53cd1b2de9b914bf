/** SVG attributes; undefined ones are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}

export const group = (attributes: Attributes, ...children: string[]) => element("g", attributes, ...children);

export const path = (d: string, attributes: Attributes = {}) => element("path", { ...attributes, d });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  element("circle", { ...attributes, cx, cy, r });

/** The hue of the page around the drawing (styles/palette.css). */
export const tint = (step: number) => `var(--tint-${step})`;

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** A drawing for `<use>`: its colors are custom properties of the page. */
export function buildDrawingFile(viewBox: string, ...shapes: string[]): string {
  return `<svg ${namespace} viewBox="${viewBox}">${group({ id: "drawing" }, ...shapes)}</svg>\n`;
}
