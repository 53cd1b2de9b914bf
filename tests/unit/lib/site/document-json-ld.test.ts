import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildDocumentNodes, parseEditorSchemas } from "@/lib/site/document-json-ld";

const siteUrl = "https://oxbow.example";
const read = (file: string) => JSON.parse(readFileSync(`content/documents/${file}.json`, "utf8"));
const typesOf = (file: string, url: string, data = {}) => {
  const document = read(file);
  const nodes = buildDocumentNodes({
    document: { ...document, url, data: { ...document.data, ...data } },
    siteUrl,
    pricing: null,
  });
  return nodes.map((node) => node["@type"]);
};

describe("buildDocumentNodes", () => {
  it("describes the company and the site on the home page", () => {
    expect(typesOf("home_page/home", "/")).toEqual(["Organization", "WebSite", "FAQPage"]);
  });

  it("describes a product with its breadcrumbs and questions", () => {
    expect(typesOf("page/residential-proxies", "/residential-proxies")).toEqual([
      "BreadcrumbList",
      "Product",
      "FAQPage",
    ]);
  });

  it("describes a legal text with its breadcrumbs", () => {
    expect(typesOf("page/terms", "/legal/terms")).toEqual(["BreadcrumbList"]);
  });

  it("adds the editor's schemas", () => {
    const schemas = [{ schema: '{"@type":"VideoObject","name":"Tour"}' }];
    expect(typesOf("page/terms", "/legal/terms", { schemas })).toEqual(["BreadcrumbList", "VideoObject"]);
  });

  it("accepts a document without the schemas field", () => {
    expect(typesOf("page/terms", "/legal/terms", { schemas: undefined })).toEqual(["BreadcrumbList"]);
  });
});

describe("parseEditorSchemas", () => {
  it("removes the context, which the graph already has", () => {
    const schema = '{"@context":"https://schema.org","@type":["Person","Thing"],"name":"M"}';
    expect(parseEditorSchemas([{ schema }])).toEqual([{ "@type": ["Person", "Thing"], name: "M" }]);
  });

  it.each([null, "", "{", "[]", '"text"', "{}", '{"@type":3}', '{"@type":""}'])("leaves out %j", (schema) => {
    expect(parseEditorSchemas([{ schema }])).toEqual([]);
  });
});
