import { expect, it } from "vitest";
import { ipsIn } from "@/lib/content/endpoints/counts";
import { listCarriersByCountry } from "@/lib/features/products/carriers";
import { countryOf, locations } from "@/tests/fixtures/countries";

it("lists the countries with the most mobile IPs, each with its largest mobile carriers", () => {
  const rows = listCarriersByCountry(locations, 5);
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(rows.toSorted((a, b) => b.ips - a.ips));
  for (const { code, ips, carriers } of rows) {
    const country = countryOf(code);
    expect(ips).toBe(ipsIn(country, "MP"));
    const mobile = country.carriers.filter(({ product }) => product === "MP").map((carrier) => carrier.ips);
    expect(carriers.map((carrier) => carrier.ips)).toEqual(mobile.toSorted((a, b) => b - a).slice(0, 3));
  }
});
