import { describe, expect, it } from "vitest";
import {
  buildArticle,
  buildBreadcrumbList,
  buildFaqPage,
  buildOrganization,
  buildProduct,
  formatJsonLd,
} from "@/lib/content/seo/json-ld";
import { figures } from "@/tests/fixtures/figures";

const siteUrl = "https://oxbow.example";
const { pricing } = figures;

describe("buildBreadcrumbList", () => {
  it("numbers the steps and gives them absolute URLs, except the page itself", () => {
    const items = [{ label: "Home", href: "/" }, { label: "Blog", href: "/blog" }, { label: "A post" }];
    expect(buildBreadcrumbList({ siteUrl, items })).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: siteUrl },
        { "@type": "ListItem", position: 2, name: "Blog", item: `${siteUrl}/blog` },
        { "@type": "ListItem", position: 3, name: "A post", item: undefined },
      ],
    });
  });
});

describe("buildProduct", () => {
  it("has an offer per plan with its price and unit", () => {
    const { offers } = buildProduct({ siteUrl, code: "RP", path: "/p", description: "…", pricing });
    expect(offers).toMatchObject({ "@type": "AggregateOffer", priceCurrency: "USD", offerCount: 4 });
    expect(offers).toMatchObject({
      lowPrice: 30,
      offers: [
        { price: 30, priceSpecification: { price: 6, referenceQuantity: { value: 1, unitText: "GB" } } },
        {},
        {},
        {},
      ],
    });
  });

  it.each([
    ["while prices are not available", "RP", null],
    ["for a family that has no price of its own", "SCRAPER", pricing],
  ] as const)("has no offers %s", (_, code, given) => {
    const node = buildProduct({ siteUrl, code, path: "/p", description: "…", pricing: given });
    expect(JSON.parse(formatJsonLd([node]))["@graph"][0]).not.toHaveProperty("offers");
  });
});

describe("buildArticle", () => {
  const article = {
    siteUrl,
    type: "BlogPosting",
    path: "/blog/retry-budgets",
    headline: "Retry budgets",
    description: "…",
    datePublished: "2026-10-01",
    dateModified: "2026-10-20",
    section: "Guides",
  } as const;

  it("names its author, or the company without one", () => {
    const author = { name: "Mina Okafor", path: "/blog/author/mina-okafor" };
    expect(buildArticle({ ...article, author }).author).toEqual({
      "@type": "Person",
      name: "Mina Okafor",
      url: `${siteUrl}/blog/author/mina-okafor`,
    });
    expect(buildArticle(article).author).toEqual({ "@id": buildOrganization({ siteUrl })["@id"] });
  });
});

describe("formatJsonLd", () => {
  it("escapes characters that could end the script element, and loses none", () => {
    const question = "What does </script><!-- <b> & do?";
    const text = formatJsonLd([buildFaqPage([{ question, answer: "x" }])]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)["@graph"][0].mainEntity).toMatchObject([
      { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: "x" } },
    ]);
  });
});
