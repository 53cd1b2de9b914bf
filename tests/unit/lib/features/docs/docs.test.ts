import { describe, expect, it } from "vitest";
import { api } from "@/lib/base/api";
import { documentedApis } from "@/lib/features/docs/apis";
import { listParameters, listResponseFields } from "@/lib/features/docs/parameters";
import { getDocsHub } from "@/lib/features/docs/read";
import { type ResponseSchemaName, responseSchemas } from "@/lib/features/docs/responses";
import { apiSchemas } from "@/lib/features/docs/schemas";
import { buildSamples, sampleLanguages } from "@/lib/features/samples";
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
      for (const { language, code } of samples) {
        expect(readRequest(language, code), language).toEqual({ schema, body: example });
        expect(code, language).toContain(api.keyVariable);
        expect(code, language).not.toContain("{{");
      }
    },
  );
});

describe("the documentation hub", () => {
  it("lists each endpoint once, also those of callbacks and crawls", async () => {
    const { lines } = (await getDocsHub()).reference.code;
    expect(new Set(lines).size).toBe(lines.length);
    for (const { endpoint } of Object.values(documentedApis)) expect(lines).toContain(endpoint);
    expect(lines).toContain(`GET ${api.fetchUrl}/{id}`);
    expect(lines).toContain(`DELETE ${api.crawlsUrl}/{id}`);
  });
});

describe("parameters", () => {
  it("reject if_none_match together with render: scripts change the page, so its ETag does not apply", () => {
    const request = { url: "https://port.example/", if_none_match: '"1"' };
    expect(apiSchemas.page.safeParse(request).success).toBe(true);
    expect(apiSchemas.page.safeParse({ ...request, render: true }).success).toBe(false);
  });

  it.each(documented)("of %s are all described", (_, { schema }) => {
    const parameters = listParameters(schema);
    expect(parameters).not.toEqual([]);
    expect(parameters.filter(({ description }) => description === "")).toEqual([]);
  });

  it("say type, default and whether they are required", () => {
    const [source, query] = listParameters("search");
    expect(source).toMatchObject({ name: "source", type: '"search"', isRequired: true });
    expect(query).toMatchObject({ name: "query", type: "string", isRequired: true, defaultValue: null });
    expect(listParameters("search").find(({ name }) => name === "pages")).toMatchObject({
      type: "integer, 1 to 10",
      isRequired: false,
      defaultValue: "1",
    });
    expect(listParameters("page")[0]).toMatchObject({ isRequired: false, defaultValue: '"page"' });
  });
});

describe("response fields", () => {
  it.each(Object.keys(responseSchemas) as ResponseSchemaName[])("of %s are all described", (response) => {
    const fields = listResponseFields(response);
    expect(fields).not.toEqual([]);
    expect(fields.filter(({ description, type }) => description === "" || type === "any")).toEqual([]);
  });

  it("say what is in objects and lists, and what can be null", () => {
    const typeOf = (field: string) =>
      listResponseFields("shop_offer").find(({ name }) => name === field)?.type;
    expect(typeOf("content")).toBe("object");
    expect(typeOf("content.list_price")).toBe("number or null");
    expect(typeOf("content.sellers")).toBe("list of objects");
    expect(typeOf("content.sellers[].delivery_days")).toBe("integer or null");
  });
});
