import { describe, expect, it } from "vitest";
import { type CheckInput, checkFragment, checkPage } from "@/lib/content/prismic/publish-check";

const validPage: CheckInput = {
  data: {
    meta_title: "Residential proxies | Oxbow",
    meta_description:
      "Addresses of homes in 195 countries, by the gigabyte, with a free trial to start with.",
  },
  path: "/residential-proxies",
  siteUrl: "https://www.oxbow.example",
  isPagePath: (path) => path === "/isp-proxies",
};

function problemsOf(data: Record<string, unknown>): string[] {
  return checkPage({ ...validPage, data: { ...validPage.data, ...data } }).flatMap(({ name, problems }) =>
    problems.map(({ message }) => `${name}: ${message}`),
  );
}

const link = (url: string) => ({ cta: { link_type: "Web", url } });
const image = (alt: string | null) => ({
  url: "https://images.example/a.png",
  dimensions: { width: 9, height: 9 },
  alt,
});

describe("the publish check", () => {
  it("reports structured data that would be left out", () => {
    const schema = (text: string) => problemsOf({ schemas: [{ schema: text }, { schema: null }] });
    expect(schema('{"@context": "https://schema.org", "@type": "HowTo", "name": "How to start"}')).toEqual(
      [],
    );
    const left = ["Structured data: is not a JSON object with an “@type”, and is left out"];
    for (const invalid of ["{", '{"name": "No type"}', '{"@type": []}', "[]", "“{}”"])
      expect(schema(invalid), invalid).toEqual(left);
  });

  it("reports every check, and passes a valid page", () => {
    const results = checkPage(validPage);
    expect(results.map(({ name }) => name)).toEqual([
      "Title",
      "Description",
      "Canonical URL",
      "Alternate languages",
      "Share image",
      "Structured data",
      "Links",
      "Alt texts",
    ]);
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it("requires a title and a description that search results show in full", () => {
    for (const blank of ["", " "]) expect(problemsOf({ meta_title: blank })).toEqual(["Title: is missing"]);
    expect(problemsOf({ meta_title: "x".repeat(61) })[0]).toContain("has 61 characters");
    expect(problemsOf({ meta_description: null })).toEqual(["Description: is missing"]);
    expect(problemsOf({ meta_description: "Too short" })[0]).toContain("has 9 characters");
  });

  it("requires a canonical URL that exists", () => {
    expect(problemsOf({ canonical_url: "/isp-proxies" })).toEqual([]);
    expect(problemsOf({ canonical_url: "/residential-proxies" })).toEqual([]);
    expect(problemsOf({ canonical_url: "https://cn.oxbow.example/x" })).toEqual([]);
    expect(problemsOf({ canonical_url: "https://elsewhere.example/x" })[0]).toContain("is not a URL of");
    expect(problemsOf({ canonical_url: "/nowhere" })).toEqual([
      "Canonical URL: points to /nowhere, which is not a page",
    ]);
    expect(problemsOf({ canonical_url: " " })[0]).toContain("is not a URL");
    expect(problemsOf({ canonical_url: "javascript:x" })[0]).toContain("is not a URL");
  });

  it("requires translations with a URL and one language each", () => {
    const alternate_links = [
      { url: "/isp-proxies", language: "es-MX" },
      { url: "/isp-proxies", language: "x-default" },
      { url: "/isp-proxies", language: "no language" },
      { url: "/isp-proxies", language: "english" },
      { url: "/isp-proxies", language: "en-UK" },
      { url: "/isp-proxies", language: null },
      { url: "/a", language: "de" },
      { url: "/b", language: "de" },
      { url: "https://elsewhere.example/x", language: "fr" },
      { url: " ", language: "it" },
    ];
    expect(problemsOf({ alternate_links })).toEqual([
      "Alternate languages: “no language” is not a language",
      "Alternate languages: “english” is not a language",
      "Alternate languages: “en-UK” is not a language",
      "Alternate languages: /isp-proxies has no language",
      "Alternate languages: de is listed twice",
      "Alternate languages: de is listed twice",
      "Alternate languages: “https://elsewhere.example/x” is not a URL of this site or another Oxbow host",
      "Alternate languages: “ ” is not a URL of this site or another Oxbow host",
    ]);
  });

  it("requires share images in the size that networks show", () => {
    const og_image = {
      url: "https://images.example/s.png",
      alt: "A map",
      dimensions: { width: 600, height: 315 },
    };
    expect(problemsOf({ og_image })).toEqual([
      "Share image: is 600 × 315, but social networks expect 1200 × 630",
    ]);
    expect(problemsOf({ og_image: { ...og_image, dimensions: { width: 1200, height: 630 } } })).toEqual([]);
  });

  it.each([
    "/isp-proxies",
    "/isp-proxies?plan=team#pricing",
    "#form",
    "/residential-proxies#form",
    "/shared-api/v2/pricing",
    "/robots.txt",
    "/.well-known/security.txt",
    "/oxycon/calendar.ics",
    "/media/posts/river.webp",
    "/press/oxbow-logo-ink.svg",
    "https://www.oxbow.example/isp-proxies",
    "https://elsewhere.example/nowhere",
    "mailto:sales@oxbow.example",
    "https://action/open-inquiry-modal",
  ])("accepts a link to %s", (url) => {
    expect(problemsOf({ slices: [{ primary: link(url) }] })).toEqual([]);
  });

  it("finds broken links at any depth, once each", () => {
    const slices = [
      {
        primary: link("/nowhere"),
        items: [link("/nowhere"), link("javascript:alert(1)"), link("/files/a.pdf")],
      },
    ];
    expect(problemsOf({ slices })).toEqual([
      "Links: /nowhere is not a page",
      "Links: “javascript:alert(1)” is not a URL that may be linked",
      "Links: /files/a.pdf is not a page",
    ]);
    const broken = { link_type: "Document", id: "GONE", isBroken: true };
    expect(problemsOf({ parent: broken })).toEqual([
      "Links: a link points to a document that is not published (GONE)",
    ]);
  });

  it("reports the path of a problem", () => {
    const data = { ...validPage.data, meta_title: "", slices: [{ primary: link("/nowhere") }] };
    const found = checkPage({ ...validPage, data }).flatMap(({ problems }) =>
      problems.map(({ path }) => path),
    );
    expect(found).toEqual([["meta_title"], ["slices", 0, "primary", "cta"]]);
  });

  it("requires alternative text for images, which may be empty for decorative ones", () => {
    expect(problemsOf({ picture: image(null) })[0]).toContain("Alt texts: an image has no alternative text");
    expect(problemsOf({ picture: image("") })).toEqual([]);
    expect(problemsOf({ picture: image("A map") })).toEqual([]);
  });

  it("checks only links and images of documents that are not pages", () => {
    const results = checkFragment({ ...validPage, data: { picture: image(null), ...link("/nowhere") } });
    expect(results.map(({ name, problems }) => [name, problems.length])).toEqual([
      ["Links", 1],
      ["Alt texts", 1],
    ]);
  });
});
