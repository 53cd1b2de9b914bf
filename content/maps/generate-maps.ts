/**
 * Writes the generated files of lib/base/drawing: the land of the world maps, and the maps of country and city pages. Run it
 * after updating world-atlas, when a country or city is added to the locations, and after changing the extent of the world
 * maps; a unit test of the long run fails when they are out of date.
 * node --conditions=react-server --import ./lib/cli/register.mjs content/maps/generate-maps.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { locationsSchema } from "@/lib/content/endpoints/schemas";
import { buildCountryMaps } from "./build-country-maps.ts";
import { buildLandGrid } from "./build-land-grid.ts";

const readJson = (url: string | URL) => JSON.parse(readFileSync(new URL(url), "utf8"));
const coarse = readJson(import.meta.resolve("world-atlas/countries-50m.json"));
const fine = readJson(import.meta.resolve("world-atlas/countries-10m.json"));
const { countries } = locationsSchema.parse(
  readJson(new URL("../shared-api/locations.json", import.meta.url)),
);
const { countryMaps, cityMaps } = buildCountryMaps(fine, countries);
const files = {
  "land-grid.generated.json": buildLandGrid(coarse),
  "country-maps.generated.json": countryMaps,
  "city-maps.generated.json": cityMaps,
};
for (const [name, maps] of Object.entries(files)) {
  const file = new URL(`../../lib/base/drawing/${name}`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(maps)}\n`);
}
