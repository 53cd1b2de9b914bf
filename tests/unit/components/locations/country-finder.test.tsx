// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CountryFinder } from "@/components/locations/country-finder";

const filters = [{ value: "MP", label: "mobile proxies" }];

function renderFinder() {
  render(
    <CountryFinder filters={filters} emptyMessage={<p>No country matches.</p>} total={3}>
      <table>
        <tbody>
          <tr>
            <th>Europe</th>
          </tr>
          <tr data-has="RP MP" data-words="germany deutschland de berlin">
            <td>Germany</td>
          </tr>
          <tr data-has="RP" data-words="san marino sm">
            <td>San Marino</td>
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th>Africa</th>
          </tr>
          <tr data-has="RP MP" data-words="cote divoire ci abidjan">
            <td>Côte d’Ivoire</td>
          </tr>
        </tbody>
      </table>
    </CountryFinder>,
  );
}
const shown = () =>
  ["Germany", "San Marino", "Côte d’Ivoire"].filter((name) => {
    const row = screen.getByText(name).closest("tr");
    return row?.hidden === false;
  });

describe("CountryFinder", () => {
  it.each([
    ["deutsch", ["Germany"]],
    ["BERL", ["Germany"]],
    ["Côte", ["Côte d’Ivoire"]],
    ["marino san", ["San Marino"]],
  ])("finds %s by any of its words", async (query, names) => {
    renderFinder();
    await userEvent.type(screen.getByRole("searchbox"), query);
    expect(shown()).toEqual(names);
    expect(screen.getByText("1 of 3 countries")).toBeTruthy();
  });

  it("hides a continent without a match, and resets on Escape", async () => {
    renderFinder();
    const box = screen.getByRole("searchbox");
    await userEvent.type(box, "berlin");
    expect(screen.getByText("Africa").closest("tbody")?.hidden).toBe(true);
    await userEvent.type(box, "{Escape}");
    expect(screen.getByText("Africa").closest("tbody")?.hidden).toBe(false);
  });
});
