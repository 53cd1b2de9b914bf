type Rgb = readonly [red: number, green: number, blue: number];

/** Channels 0 to 255 of `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`Not a color: ${hex}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Perceived brightness, 0 (black) to 255 (white): the YIQ weights of W3C's old contrast advice. */
export function brightnessOf(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return (red * 299 + green * 587 + blue * 114) / 1000;
}
