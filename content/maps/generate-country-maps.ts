/**
 * Writes the maps of country and city pages to lib/base/drawing. Run it after updating world-atlas, or when a country
 * or city is added to the locations; a unit test fails when they are out of date.
 * node --conditions=react-server --import ./lib/cli/register.mjs content/maps/generate-country-maps.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { locationsSchema } from "@/lib/content/endpoints/schemas";
import { buildCityMaps, buildCountryMaps } from "./build-country-maps.ts";

const atlas = JSON.parse(
  readFileSync(new URL(import.meta.resolve("world-atlas/countries-10m.json")), "utf8"),
);
const { countries } = locationsSchema.parse(
  JSON.parse(readFileSync(new URL("../shared-api/locations.json", import.meta.url), "utf8")),
);
const files = {
  "country-maps.generated.json": buildCountryMaps(atlas, countries),
  "city-maps.generated.json": buildCityMaps(atlas, countries),
};
for (const [name, maps] of Object.entries(files)) {
  const file = new URL(`../../lib/base/drawing/${name}`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(maps)}\n`);
}
