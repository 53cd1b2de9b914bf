import { describe, expect, it } from "vitest";
import { api } from "@/lib/base/api";
import { gateway, usernameKeys } from "@/lib/base/gateway";
import { docsSlugs } from "@/lib/base/routes";
import { documentedApis } from "@/lib/features/docs/apis";
import { describeRefusal } from "@/lib/features/docs/errors";
import { docsGroups, docsPages, getDocsPage } from "@/lib/features/docs/pages";
import { listParameters } from "@/lib/features/docs/parameters";
import { buildSamples } from "@/lib/features/docs/samples";
import { sampleLanguages } from "@/lib/features/docs/samples/types";
import { apiSchemas } from "@/lib/features/docs/schemas";
import { listUsernameExamples, listUsernameWords } from "@/lib/features/docs/targeting";
import { checkProxyString } from "@/lib/features/resources/proxy-string";
import { readRequest } from "@/tests/fixtures/sample-requests";

const documented = Object.entries(documentedApis);

describe("documented APIs", () => {
  it.each(documented)("%s has an example that its schema accepts", (_, { schema, example }) => {
    expect(apiSchemas[schema].safeParse(example).error?.issues ?? []).toEqual([]);
  });

  it.each(documented)(
    "%s has samples that send this example in every language",
    (_, { schema, example, request }) => {
      const samples = buildSamples(request);
      expect(samples.map(({ language }) => language)).toEqual(sampleLanguages);
      for (const { language, code } of samples)
        expect(readRequest(language, code), language).toEqual({ schema, body: example });
    },
  );

  it.each(documented)("%s describes every parameter", (_, { schema }) => {
    const parameters = listParameters(schema);
    expect(parameters.length).toBeGreaterThan(3);
    expect(parameters.filter(({ description }) => !/[.…]$/.test(description))).toEqual([]);
  });

  it("keep quotes and backslashes of a value in every language", () => {
    const body = { source: "page", url: "https://museum.example/it's", if_none_match: 'W/"a91c"' };
    const samples = buildSamples({ kind: "post", url: api.fetchUrl, body, prints: ["content"] });
    for (const { language, code } of samples)
      expect(readRequest(language, code)?.body, language).toEqual(body);
  });
});

describe("parameters", () => {
  it("say type, default and whether they are required", () => {
    const [source, query] = listParameters("search");
    expect(source).toMatchObject({ name: "source", type: '"search"', isRequired: true });
    expect(query).toMatchObject({ name: "query", type: "string", isRequired: true, defaultValue: null });
    expect(listParameters("search").find(({ name }) => name === "pages")).toMatchObject({
      type: "whole number, 1 to 10",
      isRequired: false,
      defaultValue: "1",
    });
    expect(listParameters("page")[0]).toMatchObject({ isRequired: false, defaultValue: '"page"' });
  });
});

describe("a refused request", () => {
  it("is told which key is wrong", () => {
    const body = { source: "page", url: "https://museum.example/visit" };
    expect(describeRefusal("page", body)).toBeNull();
    expect(describeRefusal("page", { ...body, country: "fr" })).toContain("country");
    expect(describeRefusal("page", { ...body, geo: "fr" })).toMatch(/^geo: /);
    expect(describeRefusal("shop_offer", { source: "shop_offer", gtin: "04006381333931" })).toContain("shop");
  });
});

describe("pages", () => {
  it("are in one order, each in one group", () => {
    expect(docsPages.map(({ slug }) => slug)).toEqual(docsSlugs);
    expect(docsGroups.flatMap(({ pages }) => pages.map(({ slug }) => slug))).toEqual(docsSlugs);
    const links = docsSlugs.map((slug) => getDocsPage(slug));
    expect(links.map((link) => link?.previous?.slug ?? null)).toEqual([null, ...docsSlugs.slice(0, -1)]);
    expect(links.map((link) => link?.next?.slug ?? null)).toEqual([...docsSlugs.slice(1), null]);
    expect(getDocsPage("nothing")).toBeNull();
  });
});

describe("usernames", () => {
  it("have a row for every word", () => {
    expect(listUsernameWords().map(({ key }) => key)).toEqual(usernameKeys);
    expect(listUsernameWords().filter(({ products }) => products.length === 0)).toEqual([]);
  });

  it("are examples that the checker accepts", () => {
    const { host, ports } = gateway;
    for (const { username } of listUsernameExamples())
      expect(checkProxyString(`http://${username}:$KEY@${host}:${ports.http}`).findings, username).toEqual(
        [],
      );
  });
});
