import { describe, expect, it } from "vitest";
import { facts, mocksOf, renderSlices } from "@/tests/fixtures/slices";

const empty = { link_type: "Document" };

/** Renders the mock of the variation "evidence" with some fields replaced. */
function renderEvidence(fields: Record<string, unknown>, given?: Parameters<typeof renderSlices>[1]) {
  const mock = mocksOf("CustomerStory").find(({ variation }) => variation === "evidence");
  if (!mock) throw new Error("CustomerStory has no mock of evidence");
  return renderSlices([{ ...mock, primary: { ...mock.primary, ...fields } }], given);
}

describe("evidence", () => {
  it.each(facts.useCases.map(({ slug }) => slug))(
    "links to the use case %s if no customer is picked",
    (use_case) => {
      const html = renderEvidence({ testimonial: empty, use_case });
      expect(html).toContain(`href="/use-cases/${use_case}"`);
      expect(html).not.toMatch(/undefined|NaN|\[object|\(\)/);
    },
  );

  it("shows only the customer's result if no use case is picked", () => {
    const html = renderEvidence({ use_case: null });
    expect(html).toContain("<figcaption");
    expect(html).not.toContain("Use case:");
  });

  it("has no list of links if the customer has no story and no use case is picked", () => {
    const data = { company: "Company", logo_mark: facts.results[0]?.mark };
    const testimonial = { ...empty, id: "id", type: "testimonial", tags: [], lang: "en-us", data };
    const html = renderEvidence({ testimonial, use_case: null }, { customers: [] });
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
