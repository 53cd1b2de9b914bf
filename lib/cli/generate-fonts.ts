/**
 * Cuts the web fonts down to what the site uses: its characters, axes and features. Writes the files to
 * `public/fonts`, the licenses beside them, and their rules to `styles/fonts.css`, together with rules that give the
 * system's fonts the same widths and heights until a file is there. Run `npm run design:fonts` after a change here or
 * of a font package, and commit the result.
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const root = new URL("../../", import.meta.url);
const packages = new URL("node_modules/@fontsource-variable/", root);
const target = new URL("public/fonts/", root);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = range(0x20, 0x7e);
/** What headings and prose are punctuated with. */
const punctuation = "\u00a0‑–—‘’“”…·×−°€";
const frequent = "áãéíóôü";

/** What few pages show: letters of names of places and people, and rarer signs. They are files of their own. */
const rare = [
  { script: "latin", name: "rare", characters: `${range(0xa1, 0xff)}ıŒœ•←→↑↓≤≥≈′″™` },
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
  /** Only the values that styles ask for: every axis doubles the outlines. */
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
    // One cut for headings of 22 to 86 px: the largest optical size would stand too tight in the small
    // ones, and each axis that stays open costs half the file again.
    axes: { opsz: 48, wdth: 88, wght: 560 },
    features: ["kern", "liga", "tnum", "lnum"],
  },
  {
    package: "geist",
    file: (script) => `geist-${script}-wght-normal`,
    name: "geist",
    family: "geist",
    style: "normal",
    // The arrows of calls to action, and the footer's sign.
    characters: `${ascii}${punctuation}${frequent}→↓©`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "tnum"],
  },
  {
    // Notes and the lettering of pictures, all of them between 400 and 500: one weight serves both.
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
    // Without ligatures: code shows the characters that one types.
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
  // One weight that serves for its neighbours, so that no browser thickens it.
  if (style === "italic") return "400 500";
  if (name === "bricolage") return "480 640";
  return typeof wght === "object" ? `${wght.min} ${wght.max}` : String(wght);
};

/** The font's glyphs for these characters, as WOFF 2. */
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

/** The characters as a `unicode-range`: runs of neighbours. */
function listRanges(characters: string): string {
  const runs: { from: number; to: number }[] = [];
  for (const code of [...characters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && code === last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/** A rule for one cut; with the characters it is for, unless it is for all. */
function buildFace(font: Cut, name: string, cut: Buffer, characters?: string): string {
  // The content names the file, so that browsers may keep it for good.
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

/** Fonts that phones and computers have. Liberation Sans has the widths of Arial, DejaVu Sans nearly those of Verdana. */
const systemFonts = [
  { name: "arial", locals: ["Arial", "Liberation Sans"], metrics: entireMetricsCollection.arial },
  { name: "roboto", locals: ["Roboto"], metrics: entireMetricsCollection.roboto },
  { name: "dejavu", locals: ["DejaVu Sans"], metrics: entireMetricsCollection.verdana },
];

/** Found by measuring: with the plain average, lines of Geist's stand-in broke earlier than its own on some pages. */
const fitOf = ({ family }: Cut): number => (family === "geist" ? 0.983 : 1);

/** The system font's cut that stands in, as its metrics name it and as its own name ends. */
const variantOf = ({ family, style }: Cut) => {
  if (family === "bricolage") return { key: "700", suffix: " Bold" } as const;
  if (style === "italic") return { key: "italic", suffix: " Italic" } as const;
  return { key: null, suffix: "" } as const;
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Rules for system fonts that are scaled to the average width of a letter of ours, and have the heights of our lines:
 * text is painted at once, and stays where it is when the file comes.
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
  // Code is set in a fixed width, which all such fonts share.
  if (font.name !== "jetbrains-mono") faces.push(await buildFallbacks(font, cut));
  copyFileSync(
    fileURLToPath(new URL(`${font.package}/LICENSE`, packages)),
    fileURLToPath(new URL(`${font.package}.OFL.txt`, target)),
  );
}
writeFileSync(
  new URL("styles/fonts.css", root),
  `/* Made by \`npm run design:fonts\`. */
${faces.join("")}`,
);

// Share images are drawn by Satori, which reads TrueType and asks the web for characters it lacks.
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
