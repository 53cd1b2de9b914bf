/** Two measures of contrast. */

type Rgb = readonly [red: number, green: number, blue: number];

function linearOf(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Channels 0 to 255 of `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`Not a color: ${hex}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Perceived brightness, 0 (black) to 255 (white): the YIQ weights of W3C's old contrast advice. */
export function brightnessOf(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return (red * 299 + green * 587 + blue * 114) / 1000;
}
