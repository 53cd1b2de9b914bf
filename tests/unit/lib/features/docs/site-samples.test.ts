import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { products } from "@/lib/base/products";
import { documentedApis } from "@/lib/features/docs/apis";
import { listResponseFields } from "@/lib/features/docs/parameters";
import { type ResponseSchemaName, responseSchemas } from "@/lib/features/docs/responses";
import { apiSchemas } from "@/lib/features/docs/schemas";
import { type SampleLanguage, sampleLanguages } from "@/lib/features/samples";
import { sandboxCountries } from "@/lib/features/sandbox/markets";
import { runSandboxRequest } from "@/lib/features/sandbox/run";
import { sandboxTargets } from "@/lib/features/sandbox/targets";
import { readRequest } from "@/tests/fixtures/sample-requests";

/** Every code sample of the site that calls an API is accepted by it. Others send requests through the gateway. */

const root = new URL("../../../../../", import.meta.url);

type Sample = { file: string; language: SampleLanguage; code: string };

const isLanguage = (value: unknown): value is SampleLanguage =>
  sampleLanguages.some((language) => language === value);

const textOf = (code: unknown): string =>
  Array.isArray(code) ? code.map((block: { text?: string }) => block.text ?? "").join("\n") : String(code);

function listJsonSamples(file: string, value: unknown): Sample[] {
  if (typeof value !== "object" || value === null) return [];
  if ("language" in value && isLanguage(value.language)) {
    const code = "code" in value ? value.code : "request" in value ? value.request : "";
    // `{{` is a literal brace in the config endpoints.
    return [{ file, language: value.language, code: textOf(code).replaceAll("{{", "{") }];
  }
  return Object.values(value).flatMap((item: unknown) => listJsonSamples(file, item));
}

const fences: Record<string, SampleLanguage> = {
  bash: "curl",
  python: "Python",
  js: "Node.js",
  javascript: "Node.js",
  go: "Go",
  java: "Java",
  php: "PHP",
  csharp: "C#",
};

const listFences = (file: string, text: string): Sample[] =>
  Array.from(text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm), ([, name = "", code = ""]) => ({
    file,
    language: fences[name],
    code,
  })).filter((sample): sample is Sample => sample.language !== undefined);

const files = ["content", "components/slices"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const samples = files.flatMap((file) => {
  const text = readFileSync(new URL(file, root), "utf8");
  return file.endsWith(".md") ? listFences(file, text) : listJsonSamples(file, JSON.parse(text));
});
const requests = samples.flatMap((sample) => {
  const request = readRequest(sample.language, sample.code);
  return request ? [{ ...sample, ...request }] : [];
});

const schemas: Record<string, (typeof apiSchemas)[keyof typeof apiSchemas] | undefined> = apiSchemas;

function problemOf(schema: string, body: unknown): string | null {
  const parsed = schemas[schema]?.safeParse(body);
  if (parsed === undefined) return `no source is called “${schema}”`;
  return parsed.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ") ?? null;
}

describe("code samples of the site", () => {
  it("send requests that the APIs accept", () => {
    expect(requests.length).toBeGreaterThan(60);
    const wrong = requests.flatMap(({ file, language, schema, body }) => {
      const problem = problemOf(schema, body);
      return problem === null ? [] : [`${file}, ${language}: ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  it("are all read, if they name the host of the APIs", () => {
    const unread = samples.filter(
      (sample) =>
        sample.code.includes("api.oxbow.example") && !requests.some(({ code }) => code === sample.code),
    );
    expect(unread.map(({ file, language }) => `${file}, ${language}`)).toEqual([]);
  });

  it("call the API that their page is about", () => {
    const pages = Object.values(documentedApis).map(({ product, overview, schema }) => ({
      file: `content/documents/page/${overview.split("/").at(-1)}.json`,
      product: products[product].name,
      schema,
    }));
    const wrong = pages.filter(({ file, schema }) => {
      const pageRequests = requests.filter((request) => request.file === file);
      return pageRequests.length === 0 || pageRequests.some((request) => request.schema !== schema);
    });
    expect(wrong).toEqual([]);
  });
});

/** The parts of all documents of the content that pass `isWanted`, each with its file. */
function findParts<Part>(folder: string, isWanted: (value: object) => boolean): (Part & { file: string })[] {
  const findIn = (file: string, value: unknown): (Part & { file: string })[] => {
    if (typeof value !== "object" || value === null) return [];
    if (isWanted(value)) return [{ file, ...(value as Part) }];
    return Object.values(value).flatMap((item: unknown) => findIn(file, item));
  };
  const documents = files.filter((file) => file.startsWith(folder) && file.endsWith(".json"));
  return documents.flatMap((file) => findIn(file, JSON.parse(readFileSync(new URL(file, root), "utf8"))));
}

type Panel = { samples: { language: string; code: { text: string }[] }[]; response: unknown };

describe("code panels", () => {
  const isPanel = (value: object) => "samples" in value && "response" in value;
  const panels = findParts<Panel>("content/documents/page/", isPanel);

  // The page of the web scraper API has a sample of its own; those of all scraper APIs repeat the documentation's.
  const pagesOf = Object.entries(documentedApis).map(([slug, { overview, response }]) => ({
    slug,
    pages: slug === "web-scraper-api" ? ["scraper-api", "scraper-api-b"] : [overview.split("/").at(-1)],
    response,
  }));

  it.each(pagesOf)("show the response of the documentation: $slug", ({ pages, response }) => {
    const files = pages.map((page) => `content/documents/page/${page}.json`);
    const pagePanels = panels.filter(({ file }) => files.includes(file));
    const shown = pagePanels.map((panel) => JSON.parse(textOf(panel.response)));
    expect(shown).toEqual(pages.map(() => JSON.parse(response)));
  });

  it("are on the pages of all products", () => expect(panels.length).toBeGreaterThanOrEqual(15));
});

type Exchange = { samples: { language: unknown; code: unknown }[]; response: unknown };
type CaseSample = { language: unknown; request: string; response: unknown };

const withSelectors = z.looseObject({ selectors: z.record(z.string(), z.string()) });
const withContent = z.looseObject({ content: z.record(z.string(), z.unknown()) });

/** The response without the fields that the request defines with `selectors`; each of them is there. */
function withoutOwnFields(body: unknown, response: unknown): unknown {
  const names = Object.keys(withSelectors.safeParse(body).data?.selectors ?? {});
  if (names.length === 0) return response;
  const { content, ...rest } = withContent.parse(response);
  expect(Object.keys(content)).toEqual(expect.arrayContaining(names));
  const documented = Object.entries(content).filter(([name]) => !names.includes(name));
  return { ...rest, content: Object.fromEntries(documented) };
}

describe("responses of the APIs", () => {
  const responses: Record<string, z.ZodType | undefined> = responseSchemas;
  const inPanels = findParts<Exchange>(
    "",
    (value) => "response" in value && "samples" in value && Array.isArray(value.samples),
  ).map(({ samples: [sample], ...panel }) => ({ ...panel, ...sample, request: textOf(sample?.code) }));
  const inUseCases = findParts<CaseSample>(
    "content/shared-api/",
    (value) => "response" in value && "request" in value && "language" in value,
  );
  const exchanges = [...inPanels, ...inUseCases].flatMap(({ file, language, request: code, response }) => {
    const request = isLanguage(language) ? readRequest(language, code.replaceAll("{{", "{")) : null;
    return request ? [{ file, ...request, response: JSON.parse(textOf(response)) }] : [];
  });
  const documentedResponses = Object.entries(documentedApis).map(([slug, { schema, response, example }]) => ({
    file: `docs/${slug}`,
    schema,
    body: example,
    response: JSON.parse(response),
  }));
  const sandbox = sandboxCountries.flatMap((country) =>
    sandboxTargets.map((target) => {
      const { request, response } = runSandboxRequest({ country, target }, 0);
      return {
        file: `sandbox, ${target} in ${country}`,
        schema: String(request.source),
        body: request,
        response,
      };
    }),
  );
  const all = [...exchanges, ...documentedResponses, ...sandbox];

  it("have only fields that the documentation lists, with values of its types", () => {
    const isListed = ({ schema }: { schema: string }) => responses[schema] !== undefined;
    // The site's own: the documentation and the sandbox alone have all of these APIs.
    const onSite = exchanges.filter(isListed);
    expect(onSite.length).toBeGreaterThan(10);
    expect(new Set(onSite.map(({ schema }) => schema))).toEqual(
      new Set(["page", "search", "shop_offer", "property_search", "crawl"]),
    );
    const checked = all.filter(isListed);
    const wrong = checked.flatMap(({ file, schema, body, response }) =>
      (responses[schema]?.safeParse(withoutOwnFields(body, response)).error?.issues ?? []).map(
        ({ path, message }) => `${file}: ${path.join(".")} ${message}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("have the fields that the requests name", () => {
    const wrong = requests.flatMap(({ file, schema, body }) => {
      if (!responses[schema] || typeof body !== "object" || body === null || !("fields" in body)) return [];
      // What `fields` may name: the keys of the record, or of each listing.
      const record = schema === "property_search" ? "content.listings[]." : "content.";
      const known = listResponseFields(schema as ResponseSchemaName)
        .filter(({ name }) => name.startsWith(record))
        .map(({ name }) => name.slice(record.length));
      return [body.fields]
        .flat()
        .flatMap((name) => (known.includes(String(name)) ? [] : [`${file}: ${name}`]));
    });
    expect(wrong).toEqual([]);
  });
});

type Levels = { base: string; joint: string; tail: string; levels: { syntax: string }[] };

describe("request bodies that grow key by key", () => {
  const isBody = (value: object) => "syntax_label" in value && value.syntax_label === "Request body";
  const all = findParts<Levels>("content/documents/", isBody);

  it.each(all)("have each key once, and only known ones: $file", ({ base, joint, tail, levels }) => {
    const text = [base, ...levels.map(({ syntax }) => syntax)].join(joint) + tail;
    const keys = Array.from(text.matchAll(/"(\w+)": /g), ([, key = ""]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const source = /"source": "(\w+)"/.exec(text)?.[1] ?? (keys.includes("start") ? "crawl" : "page");
    const known = Object.keys(schemas[source]?.shape ?? {});
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });

  it("are on the pages of all scraper APIs", () => expect(all.length).toBeGreaterThanOrEqual(5));
});
