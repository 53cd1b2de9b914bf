import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CountryMap, DotLegend } from "@/components/charts/country-map";
import { placeLabels } from "@/components/charts/map-labels";
import { buildCountryDots, getCountryMap } from "@/lib/base/drawing/country-map";

const page = { width: 720, height: 500, fontSize: 13, most: 10 };

describe("placeLabels", () => {
  it("places labels beside the mark, inside the map", () => {
    const [west, east] = placeLabels(
      [
        { x: 100, y: 100, text: "Lyon" },
        { x: 700, y: 300, text: "Strasbourg" },
      ],
      page,
    );
    expect(west?.anchor).toBe("start");
    expect(east?.anchor).toBe("end");
  });

  it("overlaps no mark and no other label", () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({
      x: 300 + (i % 3) * 14,
      y: 200 + Math.floor(i / 3) * 14,
      text: `City number ${i}`,
    }));
    const placed = placeLabels(crowd, page);
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.length).toBeLessThan(9);
    for (const label of placed) {
      const isOnMark = crowd.some(
        ({ x, y, text }) =>
          text !== label.text &&
          label.anchor === "start" &&
          x > label.labelX &&
          x < label.labelX + 60 &&
          Math.abs(y + 4 - label.labelY) < 4,
      );
      expect(isOnMark, label.text).toBe(false);
    }
  });

  it("stops at the maximum number of labels", () => {
    const row = Array.from({ length: 6 }, (_, i) => ({ x: 60, y: 40 + i * 60, text: "Town" }));
    expect(placeLabels(row, { ...page, most: 2 })).toHaveLength(2);
  });
});

describe("CountryMap", () => {
  const france = [{ name: "Paris", lon: 2.35, lat: 48.86, ips: 700_000 }];
  const render = (numeric: string, cities: typeof france) => {
    const map = getCountryMap(numeric);
    if (!map) throw new Error(numeric);
    return renderToStaticMarkup(
      <CountryMap
        cities={cities}
        description="Map of France in dots."
        dots={buildCountryDots(map, { count: 1_000_000, cities })}
        nameOf={(code) => (code === "724" ? "Spain" : null)}
        map={map}
      />,
    );
  };

  it("has a text alternative with its cities and neighbors", () => {
    const html = render("250", france);
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="Map of France in dots."');
    for (const name of ["Paris", "Spain", "Italy"]) expect(html).toContain(`>${name}<`);
  });

  it("has a scale and degrees", () => {
    const html = render("250", france);
    expect(html).toMatch(/\d+ km</);
    expect(html).toMatch(/>45°N</);
  });

  it("weighs less than 16 KB", () => {
    expect(render("250", france).length).toBeLessThan(16_000);
    expect(render("702", []).length).toBeLessThan(16_000);
  });
});

describe("DotLegend", () => {
  it("explains each size, smallest first", () => {
    const html = renderToStaticMarkup(<DotLegend format={String} limits={[100, 500]} />);
    expect(html.replace(/<[^>]+>/g, "|")).toMatch(/IPs per dot\|+under 100\|+100\|+500 or more/);
  });
});
