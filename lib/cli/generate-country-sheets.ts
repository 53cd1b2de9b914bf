/**
 * Writes lib/base/drawing/country-sheets.generated.json: the maps of country pages. Run it after updating
 * world-atlas, or when a country or city is added to the locations; a unit test fails when it is out of date.
 * node --conditions=react-server --import ./lib/cli/register.mjs lib/cli/generate-country-sheets.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { buildCountrySheets } from "@/lib/base/drawing/build-country-sheets";
import { createEmbeddedReader } from "@/lib/content/endpoints/embedded";
import { locationsSchema } from "@/lib/content/endpoints/schemas";

const atlas = JSON.parse(
  readFileSync(new URL(import.meta.resolve("world-atlas/countries-10m.json")), "utf8"),
);
const readLocations = createEmbeddedReader({
  name: "locations",
  schema: locationsSchema,
  source: "locations.json",
});
const { countries } = await readLocations();
const sheets = buildCountrySheets(atlas, countries);
writeFileSync(
  new URL("../base/drawing/country-sheets.generated.json", import.meta.url),
  `${JSON.stringify(sheets)}\n`,
);
