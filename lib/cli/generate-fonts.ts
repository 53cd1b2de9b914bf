/**
 * Cuts the web fonts down to what the site uses: its characters, axes and features. Writes
 * `styles/fonts/*.woff2` and the licenses beside them. Run `npm run design:fonts` after a change here
 * or of a font package, and commit the result.
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
const punctuation = "\u00a0‑–—‘’“”…•·×−°©€£¥§«»¡¿²³½";
const letters = `${range(0xc0, 0xff).replace(/[×÷]/g, "")}ĞğıİŁłŒœŠšŞşŸŽžČčĆćĐđŐőŰű`;
const signs = "←→↑↓≤≥≈±÷µ′″™®";

type Cut = {
  package: string;
  file: string;
  name: string;
  characters: string;
  /** Only the values that styles ask for: every axis doubles the outlines. */
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
};

const fonts: Cut[] = [
  {
    package: "bricolage-grotesque",
    file: "bricolage-grotesque-latin-standard-normal",
    name: "bricolage",
    characters: ascii + punctuation + letters,
    // One optical size for headings of 22 to 86 px: the largest would stand too tight in the small ones.
    axes: { opsz: 48, wdth: { min: 87, max: 92 }, wght: { min: 480, max: 640 } },
    features: ["kern", "liga", "tnum", "lnum"],
  },
  {
    package: "geist",
    file: "geist-latin-wght-normal",
    name: "geist",
    characters: ascii + punctuation + letters + signs,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "liga", "tnum"],
  },
  {
    // Notes and the lettering of pictures, all of them between 400 and 500: one weight serves both.
    package: "geist",
    file: "geist-latin-wght-italic",
    name: "geist-italic",
    characters: ascii + punctuation + letters,
    axes: { wght: 430 },
    features: ["kern"],
  },
  {
    // Without ligatures: code shows the characters that one types.
    package: "jetbrains-mono",
    file: "jetbrains-mono-latin-wght-normal",
    name: "jetbrains-mono",
    characters: ascii + punctuation + letters + signs,
    axes: { wght: { min: 400, max: 600 } },
    features: [],
  },
];

for (const { package: source, file, name, characters, axes, features } of fonts) {
  const original = readFileSync(new URL(`${source}/files/${file}.woff2`, packages));
  const subset = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(new URL(`${name}.woff2`, target), subset);
  copyFileSync(
    fileURLToPath(new URL(`${source}/LICENSE`, packages)),
    fileURLToPath(new URL(`${source}.OFL.txt`, target)),
  );
  console.log(
    `${name}.woff2  ${(subset.length / 1024).toFixed(1)} KB of ${(original.length / 1024).toFixed(1)}`,
  );
}

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
