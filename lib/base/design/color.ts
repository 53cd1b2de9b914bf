/** Color arithmetic: OKLCH to sRGB, and two measures of contrast. Pure. */

export type Rgb = readonly [red: number, green: number, blue: number];

function linearOf(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function channelOf(linear: number): number {
  const bounded = Math.min(1, Math.max(0, linear));
  const part = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(255 * part);
}

/** Linear sRGB of an OKLCH color (Björn Ottosson, "A perceptual color space for image processing"). */
function linearRgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

// Rounding to 8 bits hides an error of this size.
const tolerance = 0.0005;
const isInGamut = (rgb: Rgb) => rgb.every((part) => part >= -tolerance && part <= 1 + tolerance);

/**
 * An OKLCH color as `#rrggbb`. Outside sRGB, chroma is reduced until the color fits; lightness, which
 * determines contrast, is kept.
 *
 * @param lightness 0 to 1
 * @param chroma 0 to about 0.37
 * @param hue degrees
 */
export function hexOfOklch(lightness: number, chroma: number, hue: number): string {
  let fitting = chroma;
  while (fitting > 0 && !isInGamut(linearRgbOf(lightness, fitting, hue))) fitting -= 0.002;
  return formatHex(linearRgbOf(lightness, fitting, hue).map(channelOf));
}

function formatHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Channels 0 to 255 of `#rrggbb`.
 * @throws on anything else
 */
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
