// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import axe, { type RunOptions } from "axe-core";
import { afterAll, describe, expect, it } from "vitest";
import { contourCities } from "@/components/illustrations/scenes";
import { productCodes } from "@/lib/base/products";
import { fillFiguresDeep, listUnknownFigures } from "@/lib/content/endpoints/figures";
import { listLargestCarriers } from "@/lib/features/products/carriers";
import { listCityCounts } from "@/lib/features/products/city-counts";
import { facts, type Mock, mocksOf, renderSlices } from "@/tests/fixtures/slices";

type Field = {
  config?: { labels?: string[]; fields?: Record<string, Field>; options?: string[]; default_value?: unknown };
};
type Model = { id: string; variations: { id: string; primary?: Record<string, Field> }[] };

const names = readdirSync("components/slices", { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const modelOf = (name: string): Model =>
  JSON.parse(readFileSync(`components/slices/${name}/model.json`, "utf8"));
const variations = names.flatMap((name) =>
  mocksOf(name).map((mock) => [name, mock.variation, mock] as const),
);

const fieldsOf = (name: string, variation: string) =>
  modelOf(name).variations.find(({ id }) => id === variation)?.primary ?? {};

/** Every mock, or a copy of it for each option of a field with a default, such as its picture. */
const examples = variations.flatMap(([name, variation, mock]) => {
  const choices = Object.entries(fieldsOf(name, variation)).flatMap(([key, { config }]) =>
    config?.default_value ? (config.options ?? []).map((option) => ({ [key]: option })) : [],
  );
  return (choices.length > 0 ? choices : [{}]).map((choice) => {
    const title = [name, variation, ...Object.values(choice)].join(", ");
    return [title, { ...mock, primary: { ...mock.primary, ...choice } }] as const;
  });
});

afterAll(() => document.body.replaceChildren());

const shown = new Map<Mock, string>();

/** The slice on the first page whose product gives it something to show. The result is kept. */
function renderShown(mock: Mock): string {
  let html = shown.get(mock) ?? "";
  // Some slices are empty on pages without a product.
  for (const product of ["General", ...productCodes] as const) html ||= renderSlices([mock], { product });
  shown.set(mock, html);
  return html;
}

// jsdom has neither layout nor pages around a slice: contrast and the page's first heading need both.
const options: RunOptions = {
  rules: { "color-contrast": { enabled: false }, "page-has-heading-one": { enabled: false } },
};

async function findViolations(html: string): Promise<string[]> {
  document.documentElement.lang = "en";
  document.title = "Slice";
  document.body.innerHTML = `<main>${html}</main>`;
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

describe.each(names)("%s", (name) => {
  it("uses only known figures in its mocks", () => {
    expect(listUnknownFigures(mocksOf(name), facts)).toEqual([]);
  });

  it("has one mock for every variation of its model", () => {
    const mocks = mocksOf(name);
    expect(mocks.map((mock) => mock.variation).sort()).toEqual(
      modelOf(name)
        .variations.map((variation) => variation.id)
        .sort(),
    );
    expect(mocks.every((mock) => mock.slice_type === modelOf(name).id)).toBe(true);
  });

  it("does not break the page with a variation that Prismic has and this release does not", () => {
    const newer = mocksOf(name).map((mock) => ({ ...mock, variation: "newer" }));
    for (const product of ["General", "RP", "WEB_API", "DS"] as const)
      expect(() => renderSlices(newer, { product })).not.toThrow();
  });
});

describe.each(examples)("%s", (_, mock) => {
  it("renders something, and no missing value", () => {
    const html = renderShown(mock);
    expect(html).not.toBe("");
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it("has no accessibility violation", async () => {
    expect(await findViolations(renderShown(mock))).toEqual([]);
  });

  it("shows no link without a label", () => {
    const withoutLabels: Mock = JSON.parse(
      JSON.stringify(mock, (key, value) => (key === "link_label" ? "" : value)),
    );
    expect(renderSlices([withoutLabels])).not.toMatch(/<a [^>]*><\/a>/);
  });

  it("has no style element and no inline handler", () => {
    expect(renderShown(mock)).not.toMatch(/<style|<script|\son[a-z]+=/);
  });
});

it.each(["ProductHero", "RequestPath", "PictureText"])(
  "%s differs with each option of its picture",
  (name) => {
    const html = examples
      .filter(([title]) => title.startsWith(`${name}, default,`))
      .map(([, mock]) => renderSlices([mock], { product: "RP" }));
    expect(html.length).toBeGreaterThan(1);
    expect(new Set(html).size).toBe(html.length);
  },
);

it("ProductHero names the largest carriers in the picture of cells", () => {
  const [mock] = mocksOf("ProductHero").map((one) => ({
    ...one,
    primary: { ...one.primary, picture: "cells" },
  }));
  const [largest = ""] = listLargestCarriers(facts.locations, 1);
  expect(largest).not.toBe("");
  expect(mock && renderSlices([mock], { product: "MP" })).toContain(largest);
});

it("ProductHero shows the counts of cities in the picture of contours", () => {
  const [mock] = mocksOf("ProductHero").map((one) => ({
    ...one,
    primary: { ...one.primary, picture: "contours" },
  }));
  const html = mock && renderSlices([mock], { product: "RP" });
  const counts = listCityCounts(facts.locations, "US", contourCities);
  expect(counts).not.toContain("");
  for (const text of counts) expect(html).toContain(text);
});

it("Dashboard divides the month's cost among the websites, and the first one cost the most", () => {
  const [mock] = mocksOf("Dashboard");
  const html = (mock && renderSlices([mock])) ?? "";
  const parts = [...html.matchAll(/(\d+) GB, \$(\d+)\.(\d\d)/g)].map(([, amount, dollars, cents]) => ({
    amount: Number(amount),
    cents: Number(`${dollars}${cents}`),
  }));
  const costs = parts.map(({ cents }) => cents);
  expect(costs).toHaveLength(3);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  const total = costs.reduce((sum, cost) => sum + cost);
  expect(html).toContain(`>$${total / 100}<`);
  const volume = parts.reduce((sum, { amount }) => sum + amount, 0);
  for (const { amount, cents } of parts) expect(cents / amount).toBeCloseTo(total / volume);
});

it("RequestPath is left out with a variation or a drawing that this release does not have", () => {
  const [mock] = mocksOf("RequestPath");
  const show = (changes: Partial<Mock>) => mock && renderSlices([{ ...mock, ...changes }], { product: "RP" });
  expect(show({})).toContain("<svg");
  expect(show({ variation: "newer", primary: {} })).toBe("");
  expect(show({ primary: { ...mock?.primary, drawing: "newer" } })).toBe("");
});

it.each([null, "newer"])("ProductHero shows its heading with the unknown picture %s", (picture) => {
  const [mock] = mocksOf("ProductHero").map((one) => ({ ...one, primary: { ...one.primary, picture } }));
  expect(mock && renderSlices([mock])).toContain("<h1");
});

it("ProductHero leaves out a family's product that this release does not have", () => {
  const mock = mocksOf("ProductHero").find(({ variation }) => variation === "delta");
  const mouths = ["WEB_API", "newer", null].map((product) => ({ product, text: "" }));
  const html = mock && renderSlices([{ ...mock, primary: { ...mock.primary, mouths } }]);
  expect(html?.match(/<li/g)).toHaveLength(1);
});

describe("KeyFigures", () => {
  it("counts the countries of the page's product", () => {
    const [served] = fillFiguresDeep([">{countries:MP} <"], facts);
    expect(renderSlices(mocksOf("KeyFigures"), { product: "MP" })).toContain(served);
  });

  it("counts no IPs and no countries on the page of a product without IPs", () => {
    const html = renderSlices(mocksOf("KeyFigures"), { product: "WEB_API" });
    expect(html.match(/<dd/g)).toHaveLength(2);
    expect(html).not.toContain("NaN");
  });
});

const label = { type: "label", start: 0, end: 3, data: { label: "pill-link" } };
const labelled = [{ type: "paragraph", text: "New text", spans: [label] }];

/** A mock's fields with a label in every text whose model lets editors set one, and how many those are. */
function withLabels(values: Record<string, unknown>, fields: Record<string, Field> = {}) {
  let count = 0;
  const changed = Object.entries(values).map(([key, value]): [string, unknown] => {
    const config = fields[key]?.config;
    if (config?.fields !== undefined && Array.isArray(value)) {
      const items = value.map((item) => withLabels(item, config.fields));
      count += items.reduce((sum, item) => sum + item.count, 0);
      return [key, items.map((item) => item.values)];
    }
    if (config?.labels === undefined) return [key, value];
    count += 1;
    return [key, labelled];
  });
  return { values: Object.fromEntries(changed), count };
}

describe("formatting that editors can set", () => {
  const labels = variations.flatMap(([name, variation, mock]) => {
    const { values, count } = withLabels(mock.primary, fieldsOf(name, variation));
    return count === 0 ? [] : [[name, { ...mock, primary: values }, count] as const];
  });

  it("includes labels in rich text", () => {
    expect(labels.map(([name]) => name)).toEqual(["FrequentQuestions", "PictureText", "RichTextSection"]);
  });

  it.each(labels)("%s shows every label", (_name, mock, count) => {
    expect(renderSlices([mock]).match(/<span class="pill-link /g)).toHaveLength(count);
  });

  it.each([
    ["lg-paragraph", "text-base"],
    ["sm-paragraph", "text-sm"],
    ["xs-paragraph", "text-xs"],
  ])("RichTextSection shows its lists at %s", (text_size, className) => {
    const [mock] = mocksOf("RichTextSection");
    if (!mock) throw new Error("RichTextSection has no mock");
    const html = renderSlices([{ ...mock, primary: { ...mock.primary, text_size } }]);
    expect(html).toMatch(new RegExp(`<li class="[^"]*${className}"`));
  });
});
