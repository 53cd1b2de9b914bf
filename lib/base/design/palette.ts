/**
 * The colors of the site; `npm run design:palette` writes them to `styles/palette.css`. In `scales.json`, a step
 * has the same OKLCH lightness in every tint, so contrasts are similar; the unit test checks them for each tint.
 */
import { type Tint, tints } from "@/lib/base/products";
import scales from "./scales.json" with { type: "json" };

type Rgb = readonly [red: number, green: number, blue: number];

/** Channels 0 to 255 of `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`Not a color: ${hex}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Perceived brightness, 0 (black) to 255 (white): the YIQ weights of W3C's old contrast advice. */
function brightnessOf(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

const steps = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
type Step = (typeof steps)[number];

/** Opacities of `main`, in percent. The specification requires `alpha5` to `alpha30`; the site itself does not use them. */
type Alpha = 5 | 10 | 15 | 20 | 25 | 30;

type Scale = Record<Step | "light" | "main" | "dark", string> & Record<`alpha${Alpha}`, string>;

function buildScale(tint: Tint): Scale {
  const scale = scales[tint];
  const main = scale[600];
  const translucent = (alpha: Alpha) => `rgb(${parseHex(main).join(" ")} / ${alpha}%)`;
  return {
    ...scale,
    light: scale[300],
    main,
    dark: scale[800],
    alpha5: translucent(5),
    alpha10: translucent(10),
    alpha15: translucent(15),
    alpha20: translucent(20),
    alpha25: translucent(25),
    alpha30: translucent(30),
  };
}

export const palette = {
  OXY: buildScale("OXY"),
  RP: buildScale("RP"),
  DCP: buildScale("DCP"),
  RTC: buildScale("RTC"),
  MOBILE_PROXY: buildScale("MOBILE_PROXY"),
} satisfies Record<Tint, Scale>;

/**
 * Background, text and status colors that do not change with the tint. Keys are the names in the style sheet.
 */
export const baseColors = {
  paper: "#f7f5ef",
  paper2: "#efece3",
  paper3: "#e4e0d4",
  white: "#fdfcf9",
  deep: "#07191c",
  deep2: "#0d2428",
  deep3: "#163237",
  ink: "#0c1f22",
  ink2: "#3d4f51",
  ink3: "#5a6a6b",
  soft: "#eaf2f0",
  soft2: "#b3c6c5",
  soft3: "#8ba3a3",
  lime: "#c8f14b",
  "on-lime": "#0c1f22",
  "lime-2": "#b8e032",
  "lime-3": "#a9d022",
  err: "#a8261c",
  "err-2": "#861b14",
  "err-bg": "#f9e6e0",
  "err-on-deep": "#ff9c8a",
  ok: "#1f6a3a",
  "ok-bg": "#e3f0e0",
  "ok-on-deep": "#8fd8a1",
  warn: "#7a4f00",
  "warn-bg": "#faeecb",
  "warn-on-deep": "#f2c45c",
} as const;

/** Base colors that change in the dark scheme: `paper` and `white` are dark backgrounds there, and `ink` is light text. */
export const darkColors = {
  paper: "#122b30",
  paper2: "#18373e",
  paper3: "#21474e",
  white: "#1e4149",
  ink: baseColors.soft,
  ink2: baseColors.soft2,
  ink3: "#94abab",
} as const satisfies Partial<Record<keyof typeof baseColors, string>>;

/** Backgrounds at least this bright get dark text (specification, point 9). */
const textThreshold = 128;
/** The threshold for small labels: thin letters need a brighter background before dark text is readable. */
export const labelThreshold = 160;

/**
 * Dark or light text, whichever is readable on `background` (`#rrggbb`), by its brightness of 0 to 255. The specification
 * requires this function; the site itself does not call it.
 */
export function contrastText(background: string, threshold: number = textThreshold): string {
  return brightnessOf(background) >= threshold ? baseColors.ink : baseColors.soft;
}

/** Background steps of small labels: 100 on a light page background, 800 on a dark one. */
export const labelBackgroundSteps = [100, 800] as const satisfies readonly Step[];

/** The text step of a small label on a background step, by `labelThreshold`. */
export function labelTextStep(tint: Tint, background: Step): Step {
  return brightnessOf(palette[tint][background]) >= labelThreshold ? 800 : 100;
}

const buildDeclarations = (colors: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(colors).map(([name, color]) => `${indent}--${name}: ${color};`);

/** The text of `styles/palette.css`. `styles/tokens.css` derives `--tint-100` to `--tint-900` from the scales. */
export function buildPaletteCss(): string {
  const blocks = tints.map((tint) => {
    const selector = tint === "OXY" ? ':root,\n[data-tint="OXY"]' : `[data-tint="${tint}"]`;
    const scale = steps.map((step) => `  --scale-${step}: ${palette[tint][step]};`);
    const labels = labelBackgroundSteps.map(
      (step) => `  --tint-on-label-${step}: var(--scale-${labelTextStep(tint, step)});`,
    );
    return `${selector} {\n${[...scale, ...labels].join("\n")}\n}\n`;
  });
  const head = "/* Generated by `npm run design:palette` from lib/base/design/palette.ts. */";
  const base = `:root {\n${buildDeclarations(baseColors, "  ").join("\n")}\n}\n`;
  const dark = `@media (prefers-color-scheme: dark) {\n  :root {\n${buildDeclarations(darkColors, "    ").join("\n")}\n  }\n}\n`;
  return `${head}\n${[base, dark, ...blocks].join("\n")}`;
}
