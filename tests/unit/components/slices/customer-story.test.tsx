import { describe, expect, it } from "vitest";
import { facts, mocksOf, renderSlices } from "@/tests/fixtures/slices";

const empty = { link_type: "Document" };

/** The section with an argument, with other fields than its mock's. */
function renderEvidence(fields: Record<string, unknown>) {
  const mock = mocksOf("CustomerStory").find(({ variation }) => variation === "evidence");
  if (!mock) throw new Error("CustomerStory has no mock of evidence");
  return renderSlices([{ ...mock, primary: { ...mock.primary, ...fields } }]);
}

describe("evidence", () => {
  it.each(facts.useCases.map(({ slug }) => slug))("is the use case %s without a customer", (use_case) => {
    const html = renderEvidence({ testimonial: empty, use_case });
    expect(html).toContain(`href="/use-cases/${use_case}"`);
    expect(html).not.toMatch(/undefined|NaN|\[object|\(\)/);
  });

  it("is the customer's result without a use case", () => {
    const html = renderEvidence({ use_case: null });
    expect(html).toContain("<figcaption");
    expect(html).not.toContain("Use case:");
  });

  it("has no list without a story and a use case", () => {
    const told = facts.customers.map(({ mark }) => mark);
    const untold = facts.results.find(({ mark }) => !told.includes(mark));
    const data = { company: "Company", logo_mark: untold?.mark };
    const testimonial = { ...empty, id: "id", type: "testimonial", tags: [], lang: "en-us", data };
    const html = renderEvidence({ testimonial, use_case: null });
    expect(html).toContain("<figcaption");
    expect(html).not.toContain("<ul");
  });

  it.each([
    ["empty", null],
    ["unknown", "no-such-case"],
  ])("is not shown without a customer when the use case is %s", (_, use_case) => {
    expect(renderEvidence({ testimonial: empty, use_case })).toBe("");
  });
});
