/**
 * The colors of the site. Every hue of a product line has the same OKLCH lightness at the same step,
 * so a page changes hue without changing any contrast. `npm run design:palette` writes them to
 * `styles/palette.css`.
 */
import { type Tint, tints } from "@/lib/base/products";
import { brightnessOf, hexOfOklch, parseHex } from "./color";

export const steps = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Step = (typeof steps)[number];

/** Opacities of `main`, in percent: `alpha5` to `alpha30`. */
export const alphas = [5, 10, 15, 20, 25, 30] as const;
export type Alpha = (typeof alphas)[number];

export type Scale = Record<Step | "light" | "main" | "dark", string> & Record<`alpha${Alpha}`, string>;

const lightness = {
  100: 0.955,
  200: 0.905,
  300: 0.84,
  400: 0.745,
  500: 0.64,
  600: 0.515,
  700: 0.43,
  800: 0.345,
  900: 0.255,
} satisfies Record<Step, number>;

/** Share of the hue's full chroma: light and dark steps are less saturated. */
const chromaShare = {
  100: 0.22,
  200: 0.42,
  300: 0.66,
  400: 0.9,
  500: 1,
  600: 1,
  700: 0.88,
  800: 0.7,
  900: 0.5,
} satisfies Record<Step, number>;

const hues = {
  OXY: { hue: 194, chroma: 0.105 },
  RP: { hue: 138, chroma: 0.125 },
  DCP: { hue: 246, chroma: 0.115 },
  RTC: { hue: 293, chroma: 0.14 },
  MOBILE_PROXY: { hue: 50, chroma: 0.125 },
} satisfies Record<Tint, { hue: number; chroma: number }>;

function buildScale(tint: Tint): Scale {
  const { hue, chroma } = hues[tint];
  const at = (step: Step) => hexOfOklch(lightness[step], chroma * chromaShare[step], hue);
  const main = at(600);
  const translucent = (alpha: Alpha) => `rgb(${parseHex(main).join(" ")} / ${alpha}%)`;
  return {
    light: at(300),
    main,
    dark: at(800),
    100: at(100),
    200: at(200),
    300: at(300),
    400: at(400),
    500: at(500),
    600: main,
    700: at(700),
    800: at(800),
    900: at(900),
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

/** Base colors that change in the dark scheme: paper becomes deep water, and ink becomes soft. */
export const darkColors = {
  paper: "#0c2125",
  paper2: "#11292e",
  paper3: "#1a393f",
  white: "#143035",
  ink: baseColors.soft,
  ink2: baseColors.soft2,
  ink3: baseColors.soft3,
} as const satisfies Partial<Record<keyof typeof baseColors, string>>;

/** Backgrounds at least this bright get dark text (specification, point 9). */
export const textThreshold = 128;
/** The threshold for small labels: thin letters need a brighter background before dark text is readable. */
export const labelThreshold = 160;

/** Dark or light text, whichever is readable on `background` (`#rrggbb`), by its brightness of 0 to 255. */
export function contrastText(background: string, threshold: number = textThreshold): string {
  return brightnessOf(background) >= threshold ? baseColors.ink : baseColors.soft;
}

/** Background steps of small labels: tags on paper and on a dark background. */
export const labelGrounds = [100, 800] as const satisfies readonly Step[];

/** The text step of a small label on a background step, by `labelThreshold`. */
export function labelTextStep(tint: Tint, ground: Step): Step {
  return contrastText(palette[tint][ground], labelThreshold) === baseColors.ink ? 800 : 100;
}

const declare = (colors: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(colors).map(([name, color]) => `${indent}--${name}: ${color};`);

/** The style sheet of all colors; grounds take `--tint-*` from `--scale-*` (see `styles/tokens.css`). */
export function buildPaletteCss(): string {
  const blocks = tints.map((tint) => {
    const selector = tint === "OXY" ? ':root,\n[data-tint="OXY"]' : `[data-tint="${tint}"]`;
    const scale = steps.map((step) => `  --scale-${step}: ${palette[tint][step]};`);
    const labels = labelGrounds.map(
      (ground) => `  --tint-on-label-${ground}: var(--scale-${labelTextStep(tint, ground)});`,
    );
    return `${selector} {\n${[...scale, ...labels].join("\n")}\n}\n`;
  });
  const head =
    "/* Generated by `npm run design:palette` from lib/base/design/palette.ts. One OKLCH lightness per step, so a tint change keeps every contrast. */";
  const base = `:root {\n${declare(baseColors, "  ").join("\n")}\n}\n`;
  const dark = `@media (prefers-color-scheme: dark) {\n  :root {\n${declare(darkColors, "    ").join("\n")}\n  }\n}\n`;
  return `${head}\n${[base, dark, ...blocks].join("\n")}`;
}
