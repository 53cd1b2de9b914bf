import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "@/lib/content/endpoints/endpoint";
import { endpoints } from "@/lib/content/endpoints/endpoints";

const folder = "content/shared-api";
const entries: Endpoint[] = Object.values(endpoints);
const withFile = entries.flatMap(({ source, ...entry }) =>
  typeof source === "string" ? [{ ...entry, source }] : [],
);

/** Specification, point 7. */
const specified = [
  "user-params",
  "contact-form",
  "v2/locations",
  "locations",
  "api/posts",
  "oxycon",
  "core-values-form",
  "pricing",
  "v2/pricing",
  "blog/slugs",
  "redirects",
  "press-area",
  "partners",
  "oxycon-video",
  "web-vitals-metric",
  "gated-content",
  "scraping-digest-form",
  "blog-inquiry",
  "trustpilot-rating",
];

describe("the registry of the shared API", () => {
  it("has every endpoint of the specification", () => {
    expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(specified));
  });

  it("has an entry for every file, and a file for every entry", () => {
    expect(withFile.map(({ source }) => source).toSorted()).toEqual(readdirSync(folder).toSorted());
  });

  it("has unique endpoint names that are safe in paths and file names", () => {
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(name))).toEqual([]);
  });

  it.each(withFile)("has no data for $name beyond its schema", ({ source, schema }) => {
    const stored = JSON.parse(readFileSync(`${folder}/${source}`, "utf8"));
    expect(schema.parse(stored)).toEqual(stored);
  });
});
