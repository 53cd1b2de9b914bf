/**
 * Writes lib/base/drawing/country-maps.generated.json: the maps of country pages. Run it after updating
 * world-atlas, or when a country or city is added to the locations; a unit test fails when it is out of date.
 * node --conditions=react-server --import ./lib/cli/register.mjs content/maps/generate-country-maps.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createEmbeddedReader } from "@/lib/content/endpoints/embedded";
import { locationsSchema } from "@/lib/content/endpoints/schemas";
import { buildCountryMaps } from "./build-country-maps.ts";

const atlas = JSON.parse(
  readFileSync(new URL(import.meta.resolve("world-atlas/countries-10m.json")), "utf8"),
);
const readLocations = createEmbeddedReader({
  name: "locations",
  schema: locationsSchema,
  source: "locations.json",
});
const { countries } = await readLocations();
const maps = buildCountryMaps(atlas, countries);
writeFileSync(
  new URL("../../lib/base/drawing/country-maps.generated.json", import.meta.url),
  `${JSON.stringify(maps)}\n`,
);
