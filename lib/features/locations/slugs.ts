/**
 * Slugs of countries and cities. They are derived from names, so a test pins the list of countries: a changed
 * slug is a moved page and needs a redirect.
 */
import { slugify } from "@/lib/base/markdown/slug";
import { countryName } from "@/lib/content/endpoints/counts";

const commonNames: Partial<Record<string, string>> = { US: "usa", GB: "uk", AE: "uae" };

/** "São Tomé and Príncipe" becomes "sao-tome-and-principe". */
export const toSlug = (name: string): string => slugify(name.replaceAll(".", ""));

/** Last segment of a country's path, by ISO 3166-1 alpha-2 code. */
export function countrySlug(code: string): string {
  return commonNames[code] ?? toSlug(countryName(code));
}
