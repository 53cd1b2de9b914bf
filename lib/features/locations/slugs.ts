/**
 * Slugs of countries and cities. They are derived from names, so a test pins the list of countries: a changed
 * slug is a moved page and needs a redirect.
 */
import { toPlainLetters } from "@/lib/base/format/plain-letters";
import { countryName } from "@/lib/content/endpoints/counts";

/** Common abbreviations that people type. */
const commonNames: Partial<Record<string, string>> = { US: "usa", GB: "uk", AE: "uae" };

/** "São Tomé and Príncipe" becomes "sao-tome-and-principe". */
export function toSlug(name: string): string {
  return toPlainLetters(name)
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Last segment of a country's path, by ISO 3166-1 alpha-2 code. */
export function countrySlug(code: string): string {
  return commonNames[code] ?? toSlug(countryName(code));
}
