/**
 * Subsets the web fonts to what the site uses: its characters, axes and features. Writes `styles/fonts.css`,
 * the font files and their licenses. Run `npm run design:fonts` after a change here or of a font package, and
 * commit the result.
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = new URL("../../", import.meta.url);
const packages = new URL("node_modules/@fontsource-variable/", root);
const target = new URL("styles/fonts/", root);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = range(0x20, 0x7e);
/** Punctuation of headings and prose. */
const punctuation = "\u00a0‑–—‘’“”…·×−°€";
/** Accented letters that country names on many pages use. */
const frequent = "áãéíóôü";

/**
 * Characters that few pages show: letters in names of places and people, and rarer signs. They go into
 * separate files. Next to an inline font they also get their own family ("geist-rest"): within one family,
 * the browser would wait for each file before it falls back to a system font.
 */
const rare = [
  { script: "latin", name: "rare", characters: `${range(0xa1, 0xff)}ıŒœ•←→↑↓≤≥≈′″™` },
  { script: "latin-ext", name: "latin-ext", characters: range(0x100, 0x17f) + range(0x218, 0x21b) },
  { script: "vietnamese", name: "vietnamese", characters: `ƠơƯư${range(0x1ea0, 0x1ef9)}` },
] as const;

type FontSubset = {
  package: string;
  /** The package's file name for a script. */
  file: (script: string) => string;
  name: string;
  family: string;
  /**
   * Whether the font is inlined in every document (`lib/server/document` finds it by its file name). Used for
   * text above the fold: no font swap and no layout shift. It adds 13 KB to each document, as much as a file
   * would add to a first visit.
   */
  isInline?: boolean;
  style: "normal" | "italic";
  characters: string;
  /** Only the values that styles use: every axis doubles the size of the outlines. */
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
};

const fonts: FontSubset[] = [
  {
    package: "bricolage-grotesque",
    file: (script) => `bricolage-grotesque-${script}-standard-normal`,
    name: "bricolage",
    family: "bricolage",
    isInline: true,
    style: "normal",
    characters: ascii + punctuation + frequent,
    // One instance for headings of 22 to 86 px: the largest optical size is too tight for the small ones, and
    // each variable axis adds half the file size again.
    axes: { opsz: 48, wdth: 88, wght: 560 },
    features: ["kern", "liga", "tnum", "lnum"],
  },
  {
    package: "geist",
    file: (script) => `geist-${script}-wght-normal`,
    name: "geist",
    family: "geist",
    isInline: true,
    style: "normal",
    // Arrows of calls to action, and the footer's copyright sign.
    characters: `${ascii}${punctuation}${frequent}→↓©`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "tnum"],
  },
  {
    // Notes and labels in pictures use weights 400 to 500: one weight serves both.
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
    // Without ligatures: code must show the characters to type.
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

const weightOf = ({ axes, style, name }: FontSubset): string => {
  const { wght } = axes;
  // A fixed weight declared for a range, so that no browser applies synthetic bold.
  if (style === "italic") return "400 500";
  if (name === "bricolage") return "480 640";
  return typeof wght === "object" ? `${wght.min} ${wght.max}` : String(wght);
};

/** The font's glyphs for these characters, as WOFF 2. */
async function buildSubset(font: FontSubset, script: string, characters: string): Promise<Buffer> {
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

/** The characters as a `unicode-range` value. */
function listRanges(characters: string): string {
  const runs: { from: number; to: number }[] = [];
  for (const code of [...characters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && code === last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/** The `@font-face` rule of one file, with its `unicode-range` when it holds rare characters only. */
function buildFace(font: FontSubset, name: string, cut: Buffer, characters?: string): string {
  const isRare = characters !== undefined;
  const isInline = font.isInline === true && !isRare;
  const needsOwnFamily = isRare && fonts.some(({ family, isInline }) => family === font.family && isInline);
  const file = `${name}${isInline ? ".inline" : ""}.woff2`;
  writeFileSync(new URL(file, target), cut);
  return `@font-face {
  font-display: swap;
  font-family: ${font.family}${needsOwnFamily ? "-rest" : ""};
  font-style: ${font.style};
  font-weight: ${weightOf(font)};
  src: url("./fonts/${file}") format("woff2");${characters === undefined ? "" : `\n  unicode-range: ${listRanges(characters)};`}
}`;
}

for (const file of readdirSync(target)) rmSync(new URL(file, target));
const faces: string[] = [];
for (const font of fonts) {
  faces.push(buildFace(font, font.name, await buildSubset(font, "latin", font.characters)));
  for (const { script, name, characters } of rare) {
    const missing = [...characters].filter((each) => !font.characters.includes(each)).join("");
    faces.push(buildFace(font, `${font.name}-${name}`, await buildSubset(font, script, missing), missing));
  }
  copyFileSync(
    fileURLToPath(new URL(`${font.package}/LICENSE`, packages)),
    fileURLToPath(new URL(`${font.package}.OFL.txt`, target)),
  );
}
writeFileSync(
  new URL("styles/fonts.css", root),
  `/* Made by \`npm run design:fonts\`. */\n${faces.join("\n")}\n`,
);

// Share images are drawn by Satori, which needs TrueType and would download missing characters.
const display = readFileSync(
  new URL("bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2", packages),
);
writeFileSync(
  new URL("components/share-image/bricolage-600.ttf", root),
  await subsetFont(display, ascii + punctuation + rare[0].characters, {
    targetFormat: "truetype",
    variationAxes: { opsz: 72, wdth: 88, wght: 600 },
  }),
);
