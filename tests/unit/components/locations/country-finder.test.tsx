// @vitest-environment jsdom
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CountryFinder } from "@/components/locations/country-finder";
import { DirectoryTable } from "@/components/locations/directory-table";
import { formatCount } from "@/lib/base/format/count";
import { getLocations } from "@/lib/content/endpoints/read";
import type { Locations } from "@/lib/content/endpoints/schemas";

const locations = await getLocations();
const fetchMock = vi.fn<typeof fetch>();
const respondWith = (table: Locations) => fetchMock.mockImplementation(async () => Response.json(table));

beforeEach(() => {
  fetchMock.mockReset();
  respondWith(locations);
  vi.stubGlobal("fetch", fetchMock);
});

const show = () =>
  render(
    <CountryFinder
      filters={[{ value: "RTC", label: "rotating datacenter" }]}
      emptyMessage={<p>No country matches.</p>}
      total={locations.countries.length}
    >
      <DirectoryTable countries={locations.countries} />
    </CountryFinder>,
  );
const type = (query: string) => userEvent.type(screen.getByRole("searchbox"), query);
const shownRows = () =>
  [...document.querySelectorAll("tr[data-words]:not([hidden]) th")].map(({ textContent }) => textContent);
const findCityList = async () => within(await screen.findByRole("region", { name: "Cities found" }));

/** The endpoint's data with the cities of one country changed. */
function withCities(change: (cities: Locations["countries"][number]["cities"]) => void, code: string) {
  const changed = structuredClone(locations);
  change(changed.countries.find((country) => country.code === code)?.cities ?? []);
  return changed;
}

describe("CountryFinder", () => {
  it.each([
    ["deutsch", "Germany"],
    ["BERL", "Germany"],
    ["Côte", "Côte d’Ivoire"],
    ["marino san", "San Marino"],
  ])("finds a country by any of its words: %s", async (query, name) => {
    show();
    await type(query);
    expect(shownRows()).toEqual([name]);
    expect(screen.getByText(`1 of ${locations.countries.length} countries`)).toBeTruthy();
  });

  it("hides a continent without a match, and resets on Escape", async () => {
    show();
    const africa = screen.getByRole("rowheader", { name: /^Africa/ }).closest("tbody");
    await type("berlin");
    expect(africa?.hidden).toBe(true);
    await type("{Escape}");
    expect(africa?.hidden).toBe(false);
  });

  it("finds a city by name and country, with its link and the endpoint's number of IPs", async () => {
    respondWith(
      withCities((cities) => {
        for (const city of cities) if (city.name === "Lyon") city.ips = 43_210;
      }, "FR"),
    );
    show();
    await type("france lyon");
    const list = await findCityList();
    expect(list.getByRole("link", { name: "Lyon, France" }).getAttribute("href")).toBe(
      "/location-proxy/france/lyon",
    );
    expect(list.getByText(`${formatCount(43_210)} residential IPs`)).toBeTruthy();
    expect(screen.getByText("1 city found")).toBeTruthy();
  });

  it("shows at most six cities", async () => {
    show();
    await type("san");
    expect((await findCityList()).getAllByRole("link")).toHaveLength(6);
  });

  it("links to the country if the city has no page", async () => {
    respondWith(withCities((cities) => cities.push({ name: "Newtown", lat: 1, lon: 1, ips: 90_000 }), "FR"));
    show();
    await type("newtown");
    const link = (await findCityList()).getByRole("link", { name: "Newtown, France" });
    expect(link.getAttribute("href")).toBe("/location-proxy/france");
  });

  it("still filters the table while the endpoint fails", async () => {
    fetchMock.mockImplementation(async () => new Response("{}", { status: 503 }));
    show();
    await type("lyon");
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    expect(screen.queryByRole("region", { name: "Cities found" })).toBeNull();
    expect(screen.getByText(`1 of ${locations.countries.length} countries`)).toBeTruthy();
  });
});
