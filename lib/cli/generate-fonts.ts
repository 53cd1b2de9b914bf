/**
 * Cuts the web fonts down to what the site uses: its characters, axes and features. Writes
 * `styles/fonts/*.woff2`, the licenses beside them and the rules for the letters of names. Run
 * `npm run design:fonts` after a change here or of a font package, and commit the result.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = new URL("../../", import.meta.url);
const packages = new URL("node_modules/@fontsource-variable/", root);
const target = new URL("styles/fonts/", root);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = range(0x20, 0x7e);
/** What headings and prose are punctuated with. */
const punctuation = "\u00a0‑–—‘’“”…·×−°€";
/** The letters with marks that country names on many pages have. */
const frequent = "áãéíóôü";

/**
 * What few pages show: letters of names of places and people, and rarer signs. They are files of their
 * own, which a browser fetches when a page shows one of them, so that each preloaded file fits into a
 * server's first flight of packets (14.6 KB).
 */
const rare = [
  { script: "latin", characters: `${range(0xa1, 0xff)}ıŒœ•←→↑↓≤≥≈′″™` },
  { script: "latin-ext", characters: range(0x100, 0x17f) + range(0x218, 0x21b) },
  { script: "vietnamese", characters: `ƠơƯư${range(0x1ea0, 0x1ef9)}` },
] as const;

type Cut = {
  package: string;
  /** The package's file, with the script left open. */
  file: (script: string) => string;
  name: string;
  /** The family as `next/font` names it: after its constant in `styles/fonts.ts`. */
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
    family: "jetbrainsMono",
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

async function cutFont(font: Cut, script: string, characters: string, name: string): Promise<void> {
  const original = readFileSync(new URL(`${font.package}/files/${font.file(script)}.woff2`, packages));
  const subset = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
  });
  writeFileSync(new URL(`${name}.woff2`, target), subset);
  console.log(
    `${name}.woff2  ${(subset.length / 1024).toFixed(1)} KB of ${(original.length / 1024).toFixed(1)}`,
  );
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

/** As the formatter has it: a value that fills no line stands behind its name. */
const wrapLong = (value: string): string => (value.length > 90 ? `\n    ${value}` : ` ${value}`);

const buildFace = (font: Cut, name: string, characters: string): string => `@font-face {
  font-display: swap;
  font-family: ${font.family};
  font-style: ${font.style};
  font-weight: ${weightOf(font)};
  src: url("./fonts/${name}.woff2") format("woff2");
  unicode-range:${wrapLong(listRanges(characters))};
}`;

const faces: string[] = [];
for (const font of fonts) {
  await cutFont(font, "latin", font.characters, font.name);
  for (const { script, characters } of rare) {
    const missing = [...characters].filter((each) => !font.characters.includes(each)).join("");
    const name = `${font.name}-${script === "latin" ? "rare" : script}`;
    await cutFont(font, script, missing, name);
    faces.push(buildFace(font, name, missing));
  }
  copyFileSync(
    fileURLToPath(new URL(`${font.package}/LICENSE`, packages)),
    fileURLToPath(new URL(`${font.package}.OFL.txt`, target)),
  );
}
writeFileSync(
  new URL("styles/fonts-names.css", root),
  `/* Made by \`npm run design:fonts\`: letters and signs that few pages show, fetched by those that do. */\n${faces.join("\n")}\n`,
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
