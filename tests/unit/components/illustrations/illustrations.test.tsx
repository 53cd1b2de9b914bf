import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AddressBlock } from "@/components/illustrations/address-block";
import { Delta } from "@/components/illustrations/delta";
import { HeroBand, HeroScene } from "@/components/illustrations/hero-scene";
import { LeaseChart } from "@/components/illustrations/lease-chart";
import { bands, scenes } from "@/components/illustrations/scenes";
import { refreshes, Strata } from "@/components/illustrations/strata";
import { WaterWheel } from "@/components/illustrations/water-wheel";
import { drawings } from "@/content/drawings/drawings";

const folder = "components/illustrations";
const marks = ["one mark", "two marks", "three marks", "four marks"];
const pictures = {
  AddressBlock: <AddressBlock marks={marks} />,
  Delta: <Delta arms={5} />,
  LeaseChart: <LeaseChart marks={marks} />,
  Strata: <Strata labels={marks} size="wide" />,
  WaterWheel: <WaterWheel />,
  ...Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => [
      name,
      <HeroScene key={name} marks={marks} scene={scene} />,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(bands).map(([name, band]) => [name, <HeroBand band={band} key={name} marks={marks} />]),
  ),
};

describe.each(Object.entries(pictures))("%s", (_, picture) => {
  it("has finite coordinates and is hidden from screen readers", () => {
    const html = renderToStaticMarkup(picture);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(html).toContain('aria-hidden="true"');
  });
});

describe("the files of the illustrations", () => {
  it("match their generator's output", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
    expect(files.sort()).toEqual(
      Object.keys(drawings)
        .map((name) => `${name}.svg`)
        .sort(),
    );
    for (const [name, draw] of Object.entries(drawings)) {
      const drawn = draw();
      expect(readFileSync(`${folder}/${name}.svg`, "utf8") === drawn, name).toBe(true);
      expect(drawn, name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe("Strata", () => {
  it("labels every refresh", () => {
    const labels = Array.from({ length: refreshes + 1 }, (_, i) => `layer ${i}`);
    const html = renderToStaticMarkup(<Strata labels={labels} size="narrow" />);
    expect(labels.filter((label) => !html.includes(label))).toEqual([]);
  });
});
