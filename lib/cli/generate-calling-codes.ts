// Writes lib/phone/calling-codes.generated.ts from the phone-number package's metadata. Run it after an
// update of that package: node --import ./lib/cli/register.mjs lib/cli/generate-calling-codes.ts
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getCountries, getCountryCallingCode } from "libphonenumber-js";

const file = fileURLToPath(new URL("../phone/calling-codes.generated.ts", import.meta.url));

// Ascension and Tristan da Cunha have no ISO 3166-1 code of their own: they are parts of SH, which is kept.
// Kosovo (XK) has none either, but nothing else stands for it.
const partsOfOthers: readonly string[] = ["AC", "TA"];

/** The generated module: territories by calling code, then by English name. */
export function buildCallingCodesModule(): string {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const byCode = new Map<number, { country: string; name: string }[]>();
  for (const country of getCountries()) {
    const name = names.of(country);
    if (name === undefined || partsOfOthers.includes(country)) continue;
    const code = Number(getCountryCallingCode(country));
    byCode.set(code, [...(byCode.get(code) ?? []), { country, name }]);
  }
  const lines = [...byCode]
    .toSorted(([a], [b]) => a - b)
    .map(([code, territories]) => {
      const sorted = territories.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
      return `${code}:${sorted.map(({ country }) => country).join(",")}`;
    });
  return `// Made by lib/cli/generate-calling-codes.ts; do not edit.\nexport const territoriesByCallingCode =\n  "${lines.join(" ")}";\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, buildCallingCodesModule());
