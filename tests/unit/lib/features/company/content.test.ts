import { readFileSync } from "node:fs";
import { asText } from "@prismicio/client";
import { describe, expect, it, vi } from "vitest";
import { getComparisons, getCustomers, getEvent, getUseCases } from "@/lib/content/endpoints/company";
import { getTestimonial } from "@/lib/content/prismic/documents";
import { getCustomerPage } from "@/lib/features/customers/read";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

// Not of use cases: their Python samples contain `{user}`.
describe("the copy of comparisons, customers and the event", () => {
  it("contains no unreplaced token", async () => {
    const contents = await Promise.all([getComparisons(), getCustomers(), getEvent()]);
    expect(JSON.stringify(contents)).not.toMatch(/\{[a-z][a-z-]*(:[\w-]+)*\}/);
  });
});

describe("stories", () => {
  it("link only to existing customers and use cases", async () => {
    const [{ cases }, { customers }] = await Promise.all([getUseCases(), getCustomers()]);
    const customerSlugs = customers.map(({ slug }) => slug);
    const caseSlugs = cases.map(({ slug }) => slug);
    for (const { story } of cases) if (story.customer) expect(customerSlugs).toContain(story.customer);
    for (const { useCase } of customers) if (useCase) expect(caseSlugs).toContain(useCase);
  });

  it("offer editors every use case for product pages", async () => {
    const { cases } = await getUseCases();
    const model = JSON.parse(readFileSync("components/slices/CustomerStory/model.json", "utf8"));
    const evidence = model.variations.find(({ id }: { id: string }) => id === "evidence");
    expect(evidence.primary.use_case.config.options).toEqual(cases.map(({ slug }) => slug));
  });

  it("quote a testimonial by a person at that company", async () => {
    const { customers } = await getCustomers();
    for (const { slug, company, testimonial } of customers) {
      const document = await getTestimonial(testimonial);
      expect(document?.data.company, slug).toBe(company);
      expect((await getCustomerPage(slug))?.quote?.text, slug).toBe(asText(document?.data.quote ?? []));
    }
  });
});
