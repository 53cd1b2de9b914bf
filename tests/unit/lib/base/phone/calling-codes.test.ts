import { readFileSync } from "node:fs";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js";
import { describe, expect, it } from "vitest";
import { phoneOptions } from "@/components/forms/phone-field";
import { filterOptions } from "@/components/ui/dropdown-options";
import { callingCodes, territoryName } from "@/lib/base/phone/calling-codes";
import { buildCallingCodesModule } from "@/lib/cli/generate-calling-codes";

/** The countries that a query finds in a phone field's list. */
const find = (query: string) => filterOptions(phoneOptions, query).map(({ value }) => value);

describe("calling codes", () => {
  it("match the generator's output for the installed phone package", () => {
    expect(readFileSync("lib/base/phone/calling-codes.generated.ts", "utf8")).toBe(buildCallingCodesModule());
  });

  it("agree with the phone package and have an English name", () => {
    for (const { country, callingCode } of callingCodes) {
      if (!isSupportedCountry(country)) throw new Error(`${country} is unknown to the phone package`);
      expect(callingCode).toBe(`+${getCountryCallingCode(country)}`);
      expect(territoryName(country)).not.toBe(country);
    }
  });

  it.each([
    ["uk", "GB"],
    ["usa", "US"],
    ["America", "US"],
    ["UAE", "AE"],
    ["england", "GB"],
    ["Great Britain", "GB"],
    ["holland", "NL"],
    ["ivory", "CI"],
    ["deutschland", "DE"],
    ["GBR", "GB"],
    ["czech republic", "CZ"],
    ["turkey", "TR"],
    ["burma", "MM"],
    ["macau", "MO"],
    ["DRC", "CD"],
    ["+44", "GB"],
    ["ch", "CH"],
  ])("are found by the usual name or code %s", (query, country) => {
    expect(find(query)).toContain(country);
  });
});
