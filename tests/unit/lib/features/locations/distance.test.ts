import { describe, expect, it } from "vitest";
import { directionTo, distanceKm, formatKm } from "@/lib/features/locations/distance";

const berlin = { lat: 52.52, lon: 13.41 };
const munich = { lat: 48.14, lon: 11.58 };
const suva = { lat: -18.14, lon: 178.44 };
const apia = { lat: -13.83, lon: -171.77 };

describe("distanceKm", () => {
  it("follows the great circle", () => {
    expect(distanceKm(berlin, munich)).toBeCloseTo(504, -1);
    expect(distanceKm(berlin, berlin)).toBe(0);
  });

  it("uses the shorter way across the date line", () => {
    expect(distanceKm(suva, apia)).toBeLessThan(1200);
  });
});

describe("directionTo", () => {
  it.each([
    [berlin, munich, "south"],
    [munich, berlin, "north"],
    [suva, apia, "northeast"],
    [apia, suva, "southwest"],
  ])("names one of eight directions", (from, to, direction) => {
    expect(directionTo(from, to)).toBe(direction);
  });
});

describe("formatKm", () => {
  it.each([
    [27.4, "27 km"],
    [504, "500 km"],
    [5031, "5,000 km"],
  ])("rounds %d", (km, text) => {
    expect(formatKm(km)).toBe(text);
  });
});
