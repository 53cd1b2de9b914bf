import { asText } from "@prismicio/client";
import { describe, expect, it, vi } from "vitest";
import { getComparisons, getCustomers, getEvent, getUseCases } from "@/lib/content/endpoints/company";
import { companyEndpoints } from "@/lib/content/endpoints/company-endpoints";
import { getTestimonial } from "@/lib/content/prismic/documents";
import { listFreePlanPages } from "@/lib/features/company/free-plan";
import { listCompanyPages } from "@/lib/features/company/read";
import { listComparisonPages } from "@/lib/features/compare/read";
import { getCustomerPage, listCustomerPages } from "@/lib/features/customers/read";
import { listEventPages } from "@/lib/features/event/read";
import { listPressPages } from "@/lib/features/press/read";
import { listUseCasePages } from "@/lib/features/use-cases/read";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

const lists = [
  listUseCasePages,
  listComparisonPages,
  listCustomerPages,
  listEventPages,
  listCompanyPages,
  listPressPages,
  listFreePlanPages,
];
const listAll = async () => (await Promise.all(lists.map((list) => list()))).flat();

describe("pages about use cases, customers and the company", () => {
  it("have unique titles that search results do not cut", async () => {
    const pages = await listAll();
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    for (const { title, description } of pages) {
      expect(`${title} | Oxbow`.length).toBeLessThanOrEqual(60);
      expect(description).not.toContain("{");
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it("contain no unreplaced token", async () => {
    const answers = await Promise.all([getComparisons(), getCustomers(), getEvent()]);
    expect(JSON.stringify(answers)).not.toMatch(/\{[a-z][a-z-]*(:[\w-]+)*\}/);
  });
});

describe("stories", () => {
  it("link use cases to existing customers, and back", async () => {
    const [{ cases }, { customers }] = await Promise.all([getUseCases(), getCustomers()]);
    const customerSlugs = customers.map(({ slug }) => slug);
    const caseSlugs = cases.map(({ slug }) => slug);
    for (const { story } of cases) if (story.customer) expect(customerSlugs).toContain(story.customer);
    for (const { useCase } of customers) if (useCase) expect(caseSlugs).toContain(useCase);
  });

  it("have the same testimonial as product pages, by a person at that company", async () => {
    const { customers } = await getCustomers();
    for (const { slug, company, testimonial } of customers) {
      const document = await getTestimonial(testimonial);
      expect(document?.data.company, slug).toBe(company);
      expect((await getCustomerPage(slug))?.quote?.text, slug).toBe(asText(document?.data.quote ?? []));
    }
  });
});

describe("comparisons", () => {
  it("name an advantage of each side, and say when to choose it", async () => {
    const { comparisons } = await getComparisons();
    for (const { rows, sides } of comparisons) {
      for (const side of [0, 1] as const) {
        expect(rows.filter(({ better }) => better === side).length).toBeGreaterThanOrEqual(3);
        expect(sides[side].betterWhen.length).toBeGreaterThanOrEqual(4);
      }
    }
  });
});

it("every company endpoint parses", async () => {
  const answers = await Promise.all(Object.values(companyEndpoints).map((endpoint) => endpoint.read()));
  expect(answers).toHaveLength(15);
});
