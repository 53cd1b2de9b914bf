import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAnswer } from "@/lib/shared-api/parse-answer";
import { type Endpoint, endpoints } from "@/lib/shared-api/registry";

const folder = "content/shared-api";
const entries: Endpoint[] = Object.values(endpoints);

describe("the registry of the shared API", () => {
  it("has an entry for every file, and a file for every entry", () => {
    expect(entries.map(({ source }) => source).toSorted()).toEqual(readdirSync(folder).toSorted());
  });

  it("names every endpoint once", () => {
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  it.each(entries)("has a sound file for $name", (endpoint) => {
    const json = readFileSync(`${folder}/${endpoint.source}`, "utf8");
    expect(() => parseAnswer(endpoint, json, endpoint.source)).not.toThrow();
  });

  it.each(entries)("stores nothing for $name that its schema does not know", (endpoint) => {
    const json = readFileSync(`${folder}/${endpoint.source}`, "utf8");
    expect(parseAnswer(endpoint, json, endpoint.source)).toEqual(JSON.parse(json));
  });
});
