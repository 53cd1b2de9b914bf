import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AvailabilityTable } from "@/components/status/availability-table";
import { DowntimeChart } from "@/components/status/downtime-chart";
import { IncidentLog } from "@/components/status/incident-log";
import { networkStatusSchema } from "@/lib/content/endpoints/schemas-status";

const status = networkStatusSchema.parse(
  JSON.parse(readFileSync("content/shared-api/network-status.json", "utf8")),
);
const calm = { ...status, incidents: [] };
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe("DowntimeChart", () => {
  it.each(["wide", "middle", "narrow"] as const)("draws a line for every product, %s", (size) => {
    const svg = renderToStaticMarkup(<DowntimeChart size={size} status={status} />);
    expect(count(svg, /class="fill-none stroke-tint-400/g)).toBe(status.products.length);
    expect(svg).not.toContain("NaN");
  });

  it("numbers incidents like the list, without maintenance", () => {
    const svg = renderToStaticMarkup(<DowntimeChart size="wide" status={status} />);
    const numbers = status.incidents.flatMap(({ kind }, i) => (kind === "incident" ? [String(i + 1)] : []));
    const shown = Array.from(svg.matchAll(/<text [^>]*text-anchor="middle"[^>]*>(\d+)</g), ([, n]) => n);
    expect(shown).toEqual(numbers);
  });

  it("is flat without incidents", () => {
    const svg = renderToStaticMarkup(<DowntimeChart size="wide" status={calm} />);
    const lines = Array.from(
      svg.matchAll(/class="fill-none stroke-tint-400[^"]*" d="([^"]+)"/g),
      ([, d = ""]) => d,
    );
    expect(lines.every((line) => /^M[\d.]+ [\d.]+l[\d.]+ 0$/.test(line))).toBe(true);
  });
});

describe("AvailabilityTable", () => {
  it("has a text alternative for the bars of every product and region", () => {
    const html = renderToStaticMarkup(<AvailabilityTable status={status} />);
    expect(count(html, /role="img"/g)).toBe(status.products.length * status.regions.length);
    expect(html).toContain("October 23, 2026: incident, 98.91%");
    expect(html).toContain(`No incident in ${status.days} days`);
  });

  it("marks nothing without incidents", () => {
    expect(renderToStaticMarkup(<AvailabilityTable status={calm} />)).not.toContain("<rect");
  });
});

describe("IncidentLog", () => {
  it("lists every incident, newest first", () => {
    const html = renderToStaticMarkup(<IncidentLog status={status} />);
    const order = status.incidents.map(({ id }) => html.indexOf(`id="${id}"`));
    expect(order.every((at) => at > -1)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });
});
