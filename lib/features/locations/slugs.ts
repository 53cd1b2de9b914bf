/**
 * Addresses of countries and cities. Slugs follow from names, so a test holds the list of countries: a slug
 * that changes is a page that moved and needs a redirect.
 */
import { toPlainLetters } from "@/lib/base/format/plain-letters";
import { countryName } from "@/lib/content/endpoints/counts";

/** What people call them, and type. */
const customary: Partial<Record<string, string>> = { US: "usa", GB: "uk", AE: "uae" };

/** "São Tomé and Príncipe" is "sao-tome-and-principe". */
export function toSlug(name: string): string {
  return toPlainLetters(name)
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Last segment of a country's address, by ISO 3166-1 alpha-2 code. */
export function countrySlug(code: string): string {
  return customary[code] ?? toSlug(countryName(code));
}
