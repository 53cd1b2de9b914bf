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
const punctuation = "\u00a0‑–—‘’“”…•·×−°©€£¥§«»¡¿²³½±";
const letters = `${range(0xc0, 0xff).replace(/[×÷]/g, "")}ıŒœ`;
const signs = "←→↑↓≤≥≈÷µ′″™®";

/**
 * Letters that only names of places and people need. They are files of their own, which a browser
 * fetches when a page shows one of them, so that the preloaded files stay small.
 */
const nameLetters = [
  { script: "latin-ext", from: 0x100, to: 0x17f, except: "ıŒœ" },
  { script: "latin-ext", from: 0x218, to: 0x21b, except: "" },
  { script: "vietnamese", from: 0x1a0, to: 0x1a1, except: "" },
  { script: "vietnamese", from: 0x1af, to: 0x1b0, except: "" },
  { script: "vietnamese", from: 0x1ea0, to: 0x1ef9, except: "" },
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
    characters: ascii + punctuation + letters,
    // One optical size for headings of 22 to 86 px: the largest would stand too tight in the small ones.
    axes: { opsz: 48, wdth: { min: 87, max: 92 }, wght: { min: 480, max: 640 } },
    features: ["kern", "liga", "tnum", "lnum"],
  },
  {
    package: "geist",
    file: (script) => `geist-${script}-wght-normal`,
    name: "geist",
    family: "geist",
    style: "normal",
    characters: ascii + punctuation + letters + signs,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "liga", "tnum"],
  },
  {
    // Notes and the lettering of pictures, all of them between 400 and 500: one weight serves both.
    package: "geist",
    file: (script) => `geist-${script}-wght-italic`,
    name: "geist-italic",
    family: "geist",
    style: "italic",
    characters: ascii + punctuation + letters,
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
    characters: ascii + punctuation + letters + signs,
    axes: { wght: { min: 400, max: 600 } },
    features: [],
  },
];

const weightOf = ({ axes, style }: Cut): string => {
  const { wght } = axes;
  // The italic is one weight that serves two.
  if (style === "italic") return "400 500";
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

function buildFace(font: Cut, script: string): string {
  const ranges = nameLetters
    .filter((letter) => letter.script === script)
    .map(({ from, to }) => `U+${hex(from)}-${hex(to)}`);
  return `@font-face {
  font-display: swap;
  font-family: ${font.family};
  font-style: ${font.style};
  font-weight: ${weightOf(font)};
  src: url("./fonts/${font.name}-${script}.woff2") format("woff2");
  unicode-range: ${ranges.join(", ")};
}`;
}

const faces: string[] = [];
for (const font of fonts) {
  await cutFont(font, "latin", font.characters, font.name);
  for (const script of new Set(nameLetters.map((letter) => letter.script))) {
    const characters = nameLetters
      .filter((letter) => letter.script === script)
      .map(({ from, to, except }) => [...range(from, to)].filter((each) => !except.includes(each)).join(""));
    await cutFont(font, script, characters.join(""), `${font.name}-${script}`);
    faces.push(buildFace(font, script));
  }
  copyFileSync(
    fileURLToPath(new URL(`${font.package}/LICENSE`, packages)),
    fileURLToPath(new URL(`${font.package}.OFL.txt`, target)),
  );
}
writeFileSync(
  new URL("styles/fonts-names.css", root),
  `/* Made by \`npm run design:fonts\`: letters of names, fetched by pages that show one. */\n${faces.join("\n")}\n`,
);

// Share images are drawn by Satori, which reads TrueType and asks the web for characters it lacks.
const display = readFileSync(
  new URL("bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2", packages),
);
writeFileSync(
  new URL("components/share-image/bricolage-600.ttf", root),
  await subsetFont(display, ascii + punctuation + letters, {
    targetFormat: "truetype",
    variationAxes: { opsz: 72, wdth: 88, wght: 600 },
  }),
);
