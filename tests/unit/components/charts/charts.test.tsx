import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CompanyMark } from "@/components/charts/company-mark";
import { Portrait } from "@/components/charts/portrait";
import { ScaleBar, scaleEnd } from "@/components/charts/scale-bar";
import { StoryChart } from "@/components/charts/story-chart";
import { getCompany, getEvent } from "@/lib/content/endpoints/company";
import { findResult } from "@/lib/features/customers/result";

describe("scaleEnd", () => {
  it.each([
    [71_100_000, 100_000_000],
    [195, 200],
    [580, 1000],
    [200, 200],
    [4.1, 5],
  ])("rounds %d up to %d", (value, end) => {
    expect(scaleEnd(value)).toBe(end);
  });
});

describe("ScaleBar", () => {
  const bar = (value: number) =>
    renderToStaticMarkup(
      <ScaleBar from={{ at: 0.9, text: "90%" }} to={{ at: 1, text: "100%" }} value={value} />,
    );

  it("is filled in proportion to the value", () => {
    expect(bar(0.95)).toContain("M0 11.5H120.0");
  });

  it("is never filled beyond its ends", () => {
    expect(bar(0.2)).toContain("M0 11.5H0.0");
    expect(bar(7)).toContain("M0 11.5H240.0");
  });
});

describe("Portrait", () => {
  const draw = (name: string) => renderToStaticMarkup(<Portrait name={name} />);

  it("draws the same portrait for the same name, and another for a different name", () => {
    expect(draw("Ines Okafor-Lindqvist")).toBe(draw("Ines Okafor-Lindqvist"));
    const path = (name: string) => draw(name).match(/ d="([^"]+)"/)?.[1];
    expect(path("Ines Okafor-Lindqvist")).not.toBe(path("Tomasz Birk"));
  });

  /** A gray for each step of the tint. */
  const grays = new Map(
    [100, 200, 300, 400, 500, 600, 700, 800, 900].map((step) => [String(step), 265 - step / 4]),
  );

  async function look(name: string): Promise<Buffer> {
    const gray = (_: string, step: string) => `rgb(${[1, 2, 3].map(() => grays.get(step)).join(",")})`;
    const drawn = draw(name)
      .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(/ stroke="[^"]*"/, "")
      .replace(/var\(--scale-(\d+)\)/g, gray);
    const background = /background:([^;"]+)/.exec(drawn)?.[1];
    return sharp(Buffer.from(drawn)).resize(40, 40).flatten({ background }).grayscale().raw().toBuffer();
  }

  it("draws adjacent people differently enough to be told apart at 40 px", async () => {
    const [{ speakers }, { about }] = await Promise.all([getEvent(), getCompany()]);
    for (const group of [speakers, about.people]) {
      const looks = await Promise.all(group.map(({ name }) => look(name)));
      const gaps = looks.flatMap((a, i) =>
        looks
          .slice(i + 1)
          .map((b) => a.reduce((sum, gray, at) => sum + Math.abs(gray - (b[at] ?? 0)), 0) / a.length),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(8);
    }
  });
});

describe("CompanyMark", () => {
  it("shows only the name for an unknown logo", () => {
    expect(renderToStaticMarkup(<CompanyMark mark="constructor" name="Nobody" />)).not.toContain("<svg");
    expect(renderToStaticMarkup(<CompanyMark mark="quillon" name="Quillon" />)).toContain("<svg");
  });
});

describe("StoryChart", () => {
  const texts = { mark: "quillon", measure: "Failures", period: "", caption: "", switchLabel: "switch" };

  it("labels the values before the change and at the end", () => {
    const result = findResult([{ ...texts, switchWeek: 2, weeks: [14.6, 14.1, 2, 0.8] }], "quillon");
    const html = result === null ? "" : renderToStaticMarkup(<StoryChart result={result} />);
    expect(html).toContain("14.1%");
    expect(html).toContain("0.8%");
    expect(html).toContain("week 2: switch");
    expect(html).toContain("Failures: 14.1 percent in week 2");
  });

  it("has no result for a customer who measured nothing", () => {
    expect(findResult([], "quillon")).toBeNull();
    expect(findResult([], null)).toBeNull();
  });
});
