/**
 * Subsets the web fonts to the characters, axes and features in use. Writes the files and licenses to `public/fonts`
 * and the rules to `styles/fonts.css`, including fallback fonts with the same metrics. Run `npm run design:fonts` after
 * a change here or an update of a font package, and commit the result.
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const root = new URL("../../", import.meta.url);
const packages = new URL("node_modules/@fontsource-variable/", root);
const target = new URL("public/fonts/", root);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = range(0x20, 0x7e);
/** Punctuation of headings and prose. */
const punctuation = "\u00a0‑–—‘’“”…·×−°€";
const frequent = "áãéíóôü";

/** Characters that only few pages use: letters of names, and rare symbols. Each group is a separate file. */
const rare = [
  { script: "latin", name: "rare", characters: `${range(0xa1, 0xff)}ıŒœ•↑↓′″™` },
  { script: "latin-ext", name: "latin-ext", characters: range(0x100, 0x17f) + range(0x218, 0x21b) },
  { script: "vietnamese", name: "vietnamese", characters: `ƠơƯư${range(0x1ea0, 0x1ef9)}` },
] as const;

type Cut = {
  package: string;
  file: (script: string) => string;
  name: string;
  family: string;
  style: "normal" | "italic";
  characters: string;
  /** Only the values in use: each variable axis doubles the outlines. */
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
};

const fonts: Cut[] = [
  {
    package: "bricolage-grotesque",
    file: (script) => `bricolage-grotesque-${script}-standard-normal`,
    name: "bricolage",
    family: "bricolage",
    style: "normal",
    characters: ascii + punctuation + frequent,
    // One optical size for headings of 22 to 86 px: the largest would be too tight for small headings, and each
    // variable axis adds half the file size.
    axes: { opsz: 48, wdth: 88, wght: 560 },
    features: ["kern", "liga", "tnum", "lnum"],
  },
  {
    package: "geist",
    file: (script) => `geist-${script}-wght-normal`,
    name: "geist",
    family: "geist",
    style: "normal",
    // The copyright sign of the footer.
    characters: `${ascii}${punctuation}${frequent}©`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "tnum"],
  },
  {
    // For notes and labels of pictures, all between 400 and 500, so one weight is enough.
    package: "geist",
    file: (script) => `geist-${script}-wght-italic`,
    name: "geist-italic",
    family: "geist",
    style: "italic",
    characters: ascii + punctuation + frequent,
    axes: { wght: 430 },
    features: ["kern"],
  },
  {
    // Without ligatures, so that code shows the characters as typed.
    package: "jetbrains-mono",
    file: (script) => `jetbrains-mono-${script}-wght-normal`,
    name: "jetbrains-mono",
    family: "jetbrains",
    style: "normal",
    characters: ascii + punctuation + frequent,
    axes: { wght: { min: 400, max: 600 } },
    features: [],
  },
];

const weightOf = ({ axes, style, name }: Cut): string => {
  const { wght } = axes;
  // A range around the only weight, so that no browser synthesizes a bold font.
  if (style === "italic") return "400 500";
  if (name === "bricolage") return "480 640";
  return typeof wght === "object" ? `${wght.min} ${wght.max}` : String(wght);
};

/** The font's glyphs for these characters, as WOFF2. */
async function cutFont(font: Cut, script: string, characters: string): Promise<Buffer> {
  const original = readFileSync(new URL(`${font.package}/files/${font.file(script)}.woff2`, packages));
  const cut = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
  });
  console.log(`${font.name}, ${script}: ${cut.length.toLocaleString("en")} of ${original.length} bytes`);
  return cut;
}

const hex = (code: number): string => code.toString(16).padStart(4, "0");

/** The characters as a `unicode-range`. */
function listRanges(characters: string): string {
  const runs: { from: number; to: number }[] = [];
  for (const code of [...characters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && code === last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/** The rule of one font file; `unicode-range` is left out if the file is for all characters. */
function buildFace(font: Cut, name: string, cut: Buffer, characters?: string): string {
  // The file is named by a hash of its content, so browsers may cache it forever.
  const file = `${name}.${createHash("sha256").update(cut).digest("hex").slice(0, 8)}.woff2`;
  writeFileSync(new URL(file, target), cut);
  return buildRule({
    "font-family": font.family,
    "font-style": font.style,
    "font-weight": weightOf(font),
    "font-display": "swap",
    src: `url("/fonts/${file}") format("woff2")`,
    ...(characters === undefined ? {} : { "unicode-range": listRanges(characters) }),
  });
}

const buildRule = (declarations: Record<string, string>): string =>
  `@font-face {
${Object.entries(declarations)
  .map(
    ([key, value]) => `  ${key}: ${value};
`,
  )
  .join("")}}
`;

/**
 * Fonts of common phones and computers. Liberation Sans has the widths of Arial, DejaVu Sans nearly those of Verdana.
 */
const systemFonts = [
  { name: "arial", locals: ["Arial", "Liberation Sans"], metrics: entireMetricsCollection.arial },
  { name: "roboto", locals: ["Roboto"], metrics: entireMetricsCollection.roboto },
  { name: "dejavu", locals: ["DejaVu Sans"], metrics: entireMetricsCollection.verdana },
];

/** Measured: with the average width, lines in Geist's fallback font broke earlier than in Geist on some pages. */
const fitOf = ({ family }: Cut): number => (family === "geist" ? 0.983 : 1);

/** The variant of the system font, by its name in the metrics and the suffix of its full name. */
const variantOf = ({ family, style }: Cut) => {
  if (family === "bricolage") return { key: "700", suffix: " Bold" } as const;
  if (style === "italic") return { key: "italic", suffix: " Italic" } as const;
  return { key: null, suffix: "" } as const;
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Fallback rules: system fonts scaled to the average letter width and line height of our fonts, so that text is painted
 * at once and does not move when the web font loads.
 */
async function buildFallbacks(font: Cut, cut: Buffer): Promise<string> {
  const own = await fromBuffer(cut);
  const variant = variantOf(font);
  const rules = systemFonts.map(({ name, locals, metrics }) => {
    const { xWidthAvg, unitsPerEm } = variant.key === null ? metrics : metrics.variants[variant.key];
    const scale = (fitOf(font) * (own.xWidthAvg / own.unitsPerEm)) / (xWidthAvg / unitsPerEm);
    return buildRule({
      "font-family": `${font.family}-${name}`,
      ...(font.style === "italic" ? { "font-style": "italic" } : {}),
      src: locals.map((local) => `local("${local}${variant.suffix}")`).join(", "),
      "font-weight": font.family === "bricolage" ? weightOf(font) : "400",
      "size-adjust": percent(scale),
      "ascent-override": percent(own.ascent / own.unitsPerEm / scale),
      "descent-override": percent(-own.descent / own.unitsPerEm / scale),
      "line-gap-override": "0%",
    });
  });
  return rules.join("");
}

mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) rmSync(new URL(file, target));
const faces: string[] = [];
for (const font of fonts) {
  const cut = await cutFont(font, "latin", font.characters);
  faces.push(buildFace(font, font.name, cut));
  for (const { script, name, characters } of rare) {
    const missing = [...characters].filter((each) => !font.characters.includes(each)).join("");
    faces.push(buildFace(font, `${font.name}-${name}`, await cutFont(font, script, missing), missing));
  }
  // Code is monospaced, and all monospaced fonts here share one width.
  if (font.name !== "jetbrains-mono") faces.push(await buildFallbacks(font, cut));
  copyFileSync(new URL(`${font.package}/LICENSE`, packages), new URL(`${font.package}.OFL.txt`, target));
}
writeFileSync(
  new URL("styles/fonts.css", root),
  `/* Made by \`npm run design:fonts\`. */
${faces.join("")}`,
);

// Satori draws share images. It reads TrueType only, and downloads missing characters from the web.
for (const { script, name, characters } of [
  { script: "latin", name: "latin", characters: ascii + punctuation + rare[0].characters },
  ...rare.slice(1),
]) {
  const file = `bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`;
  writeFileSync(
    new URL(`components/share-image/bricolage-600-${name}.ttf`, root),
    await subsetFont(readFileSync(new URL(file, packages)), characters, {
      targetFormat: "sfnt",
      variationAxes: { opsz: 72, wdth: 88, wght: 600 },
    }),
  );
}
