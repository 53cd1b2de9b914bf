/**
 * Subsets the web fonts to the characters, axes and features in use. Replaces the content of `public/fonts` with the files
 * and licenses, writes the rules to `styles/fonts.css`, including fallback fonts with the same metrics, and the fonts of
 * Open Graph images to `components/share-image`. Run `npm run design:fonts` and `npm run format` after a change here or an
 * update of a font package, and commit the result.
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
const commonAccents = "áãéíóôü";

/** Characters of few pages: letters of personal and place names, and rare symbols. Each group is a separate file. */
const rareSubsets = [
  { script: "latin", name: "rare", characters: `${range(0xa1, 0xff)}ıŒœ•↑↓′″™` },
  { script: "latin-ext", name: "latin-ext", characters: `${range(0x100, 0x17f)}ȘșȚț` },
  { script: "vietnamese", name: "vietnamese", characters: `ƠơƯư${range(0x1ea0, 0x1ef9)}` },
] as const;

type FontConfig = {
  package: string;
  file: (script: string) => string;
  name: string;
  family: string;
  style: "normal" | "italic";
  characters: string;
  /** Only the values in use: each variable axis adds 70 to 80 percent to the file's size. */
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
  /** The rule's `font-weight`. A range around the only weight keeps browsers from synthesizing a bold font. */
  weights: string;
  /** Null: no fallback rules. */
  fallback: {
    /** Key in Capsize's `metrics.variants`; null: regular. */
    variant: "700" | "italic" | null;
    /** Appended to the system font's name in `local()`. */
    suffix: string;
    weights: string;
    /** Correction to `size-adjust`. */
    scale: number;
  } | null;
};

/** 1.7 percent narrower: scaled by average width alone, Geist's fallbacks wrapped earlier than Geist on some pages. */
const geistFallbackScale = 0.983;

const fonts: FontConfig[] = [
  {
    package: "bricolage-grotesque",
    file: (script) => `bricolage-grotesque-${script}-standard-normal`,
    name: "bricolage",
    family: "bricolage",
    style: "normal",
    characters: ascii + punctuation + commonAccents,
    // One optical size for headings of 22 to 86 px: the largest would be too tight for small headings.
    axes: { opsz: 48, wdth: 88, wght: 560 },
    features: ["kern", "liga", "tnum", "lnum"],
    weights: "480 640",
    fallback: { variant: "700", suffix: " Bold", weights: "480 640", scale: 1 },
  },
  {
    package: "geist",
    file: (script) => `geist-${script}-wght-normal`,
    name: "geist",
    family: "geist",
    style: "normal",
    // The copyright sign of the footer.
    characters: `${ascii}${punctuation}${commonAccents}©`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "tnum"],
    weights: "400 700",
    fallback: { variant: null, suffix: "", weights: "400", scale: geistFallbackScale },
  },
  {
    // For captions and picture labels, all between 400 and 500, so one weight is enough.
    package: "geist",
    file: (script) => `geist-${script}-wght-italic`,
    name: "geist-italic",
    family: "geist",
    style: "italic",
    characters: ascii + punctuation + commonAccents,
    axes: { wght: 430 },
    features: ["kern"],
    weights: "400 500",
    fallback: { variant: "italic", suffix: " Italic", weights: "400", scale: geistFallbackScale },
  },
  {
    // Without ligatures, so that code shows the characters as typed.
    package: "jetbrains-mono",
    file: (script) => `jetbrains-mono-${script}-wght-normal`,
    name: "jetbrains-mono",
    family: "jetbrains",
    style: "normal",
    characters: ascii + punctuation + commonAccents,
    axes: { wght: { min: 400, max: 600 } },
    features: [],
    weights: "400 600",
    // Most systems' monospaced fonts have its width, 0.6 em.
    fallback: null,
  },
];

/** The font's glyphs for these characters, as WOFF2. */
async function subset(font: FontConfig, script: string, characters: string): Promise<Buffer> {
  const original = readFileSync(new URL(`${font.package}/files/${font.file(script)}.woff2`, packages));
  const woff2 = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
  });
  console.log(`${font.name}, ${script}: ${woff2.length} of ${original.length} bytes`);
  return woff2;
}

const hex = (code: number): string => code.toString(16).padStart(4, "0");

/** The characters as a `unicode-range`. */
function formatUnicodeRange(characters: string): string {
  const runs: { from: number; to: number }[] = [];
  for (const code of [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && code === last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/**
 * Writes a font file and returns its rule. Without `characters` the rule has no `unicode-range`: for their characters, later
 * rules with one take precedence.
 */
function writeFace(font: FontConfig, name: string, woff2: Buffer, characters?: string): string {
  // The file is named by a hash of its content, so browsers may cache it forever.
  const file = `${name}.${createHash("sha256").update(woff2).digest("hex").slice(0, 8)}.woff2`;
  writeFileSync(new URL(file, target), woff2);
  return buildFontFaceRule({
    "font-family": font.family,
    "font-style": font.style,
    "font-weight": font.weights,
    "font-display": "swap",
    src: `url("/fonts/${file}") format("woff2")`,
    ...(characters === undefined ? {} : { "unicode-range": formatUnicodeRange(characters) }),
  });
}

function buildFontFaceRule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([key, value]) => `  ${key}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}\n`;
}

/**
 * Fonts of common phones and computers. Liberation Sans has the widths of Arial, DejaVu Sans nearly those of Verdana.
 */
const systemFonts = [
  { name: "arial", locals: ["Arial", "Liberation Sans"], metrics: entireMetricsCollection.arial },
  { name: "roboto", locals: ["Roboto"], metrics: entireMetricsCollection.roboto },
  { name: "dejavu", locals: ["DejaVu Sans"], metrics: entireMetricsCollection.verdana },
];

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Fallback rules: system fonts scaled to the average letter width and line height of our fonts, so that text is painted
 * at once and does not move when the web font loads.
 */
async function buildFallbacks({ family, style, fallback }: FontConfig, woff2: Buffer): Promise<string> {
  if (fallback === null) return "";
  const { variant, suffix, weights } = fallback;
  const webFont = await fromBuffer(woff2);
  const rules = systemFonts.map(({ name, locals, metrics }) => {
    const { xWidthAvg, unitsPerEm } = variant === null ? metrics : metrics.variants[variant];
    const scale = (fallback.scale * (webFont.xWidthAvg / webFont.unitsPerEm)) / (xWidthAvg / unitsPerEm);
    return buildFontFaceRule({
      "font-family": `${family}-${name}`,
      ...(style === "italic" ? { "font-style": "italic" } : {}),
      src: locals.map((local) => `local("${local}${suffix}")`).join(", "),
      "font-weight": weights,
      "size-adjust": percent(scale),
      "ascent-override": percent(webFont.ascent / webFont.unitsPerEm / scale),
      "descent-override": percent(-webFont.descent / webFont.unitsPerEm / scale),
      "line-gap-override": "0%",
    });
  });
  return rules.join("");
}

mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) rmSync(new URL(file, target));
const faces: string[] = [];
for (const font of fonts) {
  const woff2 = await subset(font, "latin", font.characters);
  faces.push(writeFace(font, font.name, woff2));
  for (const { script, name, characters } of rareSubsets) {
    const missing = [...characters].filter((character) => !font.characters.includes(character)).join("");
    faces.push(writeFace(font, `${font.name}-${name}`, await subset(font, script, missing), missing));
  }
  faces.push(await buildFallbacks(font, woff2));
  copyFileSync(new URL(`${font.package}/LICENSE`, packages), new URL(`${font.package}.OFL.txt`, target));
}
writeFileSync(
  new URL("styles/fonts.css", root),
  `/* Made by \`npm run design:fonts\`. */
${faces.join("")}`,
);

// `next/og` draws Open Graph images. It cannot read WOFF2, and downloads missing characters from Google Fonts.
const [rareLatin, ...otherScripts] = rareSubsets;
for (const { script, name, characters } of [
  { script: "latin", name: "latin", characters: ascii + punctuation + rareLatin.characters },
  ...otherScripts,
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
