import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Field = { name: string; example: string };
type UseCase = { slug: string; fields: Field[]; sample: { response: string } };
const { cases }: { cases: UseCase[] } = JSON.parse(readFileSync("content/shared-api/use-cases.json", "utf8"));

/** All values of a response by key, at any depth, as text. */
function listValues(value: unknown): [key: string, value: string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    [key, typeof item === "object" ? JSON.stringify(item) : String(item)],
    ...listValues(item),
  ]);
}

/** 71.40 and 71.4 are the same number. */
const same = (one: string, other: string) => one === other || (one !== "" && Number(one) === Number(other));

describe("sample responses of use cases", () => {
  it.each(cases)("match the examples in the field table: $slug", ({ slug, fields, sample }) => {
    const values = listValues(JSON.parse(sample.response));
    const included = fields.filter(({ name }) => values.some(([key]) => key === name));
    // A sample may be an excerpt. The price-monitoring sample is the whole record.
    expect(included.length).toBeGreaterThanOrEqual(slug === "price-monitoring" ? fields.length : 1);
    const wrong = included.filter(
      ({ name, example }) =>
        !values.some(
          ([key, value]) => key === name && (same(value, example) || value.includes(`"${example}"`)),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
