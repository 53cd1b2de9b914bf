import { asText } from "@prismicio/client";
import { describe, expect, it, vi } from "vitest";
import { formatPercent } from "@/lib/base/format/count";
import {
  getComparisons,
  getCustomers,
  getEvent,
  getFreePlan,
  getUseCases,
} from "@/lib/content/endpoints/company";
import { companyEndpoints } from "@/lib/content/endpoints/company-endpoints";
import { ipsIn } from "@/lib/content/endpoints/counts";
import { getLocations, getNetworkFigures } from "@/lib/content/endpoints/read";
import { getTestimonial } from "@/lib/content/prismic/documents";
import { listFreePlanPages } from "@/lib/features/company/free-plan";
import { listCompanyPages } from "@/lib/features/company/read";
import { listComparisonPages } from "@/lib/features/compare/read";
import { getCustomerPage, listCustomerPages } from "@/lib/features/customers/read";
import { listEventPages } from "@/lib/features/event/read";
import { getPressPage, listPressPages } from "@/lib/features/press/read";
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
  it("exist once each", async () => {
    const paths = (await listAll()).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

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

  it("have a result each, which no two customers share", async () => {
    const { results, customers } = await getCustomers();
    const marks = results.map(({ mark }) => mark);
    expect(new Set(marks).size).toBe(marks.length);
    for (const { mark } of customers) expect(marks).toContain(mark);
  });

  it("span different times, with the change in different weeks", async () => {
    const { results } = await getCustomers();
    const spans = results.map(({ weeks, switchWeek }) => `${weeks.length}, ${switchWeek}`);
    expect(new Set(spans).size).toBe(results.length);
  });

  it("of the press area use Oxbow's figures from the endpoints", async () => {
    const [{ facts }, network] = await Promise.all([getPressPage(), getNetworkFigures()]);
    const rate = facts.find(({ label }) => label === "Success rate, residential");
    expect(rate?.value).toBe(formatPercent(network.products.RP.success ?? 0));
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

  it("name every step of the arithmetic once", async () => {
    const { comparisons } = await getComparisons();
    for (const { arithmetic } of comparisons) {
      const steps = arithmetic.lines.map(({ step }) => step);
      expect(new Set(steps).size).toBe(steps.length);
    }
  });
});

describe("the free plan", () => {
  it("offers countries where its product has IPs", async () => {
    const [{ plan }, locations] = await Promise.all([getFreePlan(), getLocations()]);
    for (const code of plan.countries) {
      const country = locations.countries.find((one) => one.code === code);
      expect(country && ipsIn(country, plan.product)).toBeGreaterThan(0);
    }
  });
});

describe("the event", () => {
  it("has an agenda without gaps", async () => {
    const { sessions } = await getEvent();
    const gaps = sessions.slice(1).filter(({ start }, i) => start !== sessions[i]?.end);
    expect(gaps).toEqual([]);
  });
});

it("every company endpoint parses", async () => {
  const answers = await Promise.all(Object.values(companyEndpoints).map((endpoint) => endpoint.read()));
  expect(answers).toHaveLength(15);
});
