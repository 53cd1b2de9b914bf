import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";

const root = new URL("../../../../../", import.meta.url);
const content = new URL("content/", root);
const fonts = new URL("public/fonts/", root);
const fontFaces = readFileSync(new URL("styles/fonts.css", root), "utf8");

/**
 * Characters that may come from a system font: arrows, comparison and mathematical signs of blog posts, and the check
 * box of a printed list.
 */
const systemFontCharacters = "←→≤≥≈′″λρ√⁴☐";

const everything = String.fromCodePoint(...Array.from({ length: 0x3000 - 0x20 }, (_, i) => i + 0x20));

/** The code points with a glyph, from a font's `cmap` table. */
async function readCharacters(woff2: Buffer): Promise<Set<number>> {
  const font = await subsetFont(woff2, everything, { targetFormat: "sfnt" });
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i);
  const record = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = view.getUint32(record + 8);
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) =>
    view.getUint32(cmap + 8 + 8 * i),
  );
  const format4 = cmap + (subtables.find((at) => view.getUint16(cmap + at) === 4) ?? 0);
  const bytes = view.getUint16(format4 + 6);
  const characters = new Set<number>();
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = view.getUint16(format4 + 14 + segment);
    const start = view.getUint16(format4 + 16 + bytes + segment);
    for (let code = start; code <= end && code < 0xffff; code += 1) characters.add(code);
  }
  return characters;
}

async function readFamily(name: string): Promise<Set<number>> {
  const files = readdirSync(fonts).filter((file) => /\.woff2$/.test(file) && file.startsWith(name));
  const upright = files.filter((file) => name !== "geist" || !file.startsWith("geist-italic"));
  const buffers = upright.map((file) => readFileSync(new URL(file, fonts)));
  return new Set((await Promise.all(buffers.map(readCharacters))).flatMap((each) => [...each]));
}

function readContent(): string {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => readFileSync(new URL(file, content), "utf8"));
  // JSON may contain escaped characters.
  return texts
    .join("")
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

describe("web fonts", () => {
  it.each(["bricolage", "geist", "geist-italic", "jetbrains-mono"])(
    "%s has a glyph for every character of the content, except known fallbacks",
    async (name) => {
      const drawn = await readFamily(name);
      const wanted = [...new Set(readContent())].filter((each) => each > " ");
      const missing = wanted.filter((each) => !drawn.has(each.codePointAt(0) ?? 0));
      expect(missing.filter((each) => !systemFontCharacters.includes(each))).toEqual([]);
    },
  );

  it("references every font file in a rule", () => {
    const files = readdirSync(fileURLToPath(fonts)).filter((file) => file.endsWith(".woff2"));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !fontFaces.includes(`"/fonts/${file}"`))).toEqual([]);
  });
});
