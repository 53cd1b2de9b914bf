/** The contract of the embedded repository, which serves the Prismic API from JSON files, with Prismic's own client. */
import { Client, type ClientConfig, filter, ParsingError, RepositoryNotFoundError } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { alpha, beta, createFixture, storedDocument } from "./prismic-fixture";

const fixture = createFixture();

const routes = [
  { type: "home", path: "/" },
  { type: "author", path: "/people/:uid" },
  { type: "post", path: "/posts/:category?/:uid", resolvers: { category: "category" } },
];

const connect = (config: ClientConfig = {}) => fixture.connect({ routes, ...config });
const home = (id: string, uid: string | null = null) => storedDocument("home", id, uid, {});

const allIds = ["A1", "A2", "C1", "C2", "H1", "P1", "P2", "P3"];

/** The ids of the documents in any language that match the filters. */
async function find(filters: string[], target = fixture) {
  const documents = await target.connect().dangerouslyGetAll({ filters, lang: "*" });
  return documents.map(({ id }) => id);
}

it("a repository of another name is not found", async () => {
  const client = new Client("another", { fetch: fixture.repository.fetch });
  await expect(client.getSingle("home")).rejects.toThrow(RepositoryNotFoundError);
});

describe("client methods", () => {
  it("get documents by id, uid and type", async () => {
    const client = connect();
    expect((await client.getByID("P1")).uid).toBe("alpha");
    expect((await client.getByUID("post", "beta")).id).toBe("P2");
    expect((await client.getSingle("home")).data.headline).toBe("Hello");
    expect((await client.getByType("author")).total_results_size).toBe(2);
    expect((await client.getAllByType("post", { lang: "*" })).length).toBe(3);
  });

  it("return documents with their metadata", async () => {
    const document = await connect().getByUID("post", "alpha");
    expect(document).toMatchObject({
      id: "P1",
      url: "/posts/guides/alpha",
      tags: ["news", "web"],
      lang: "en-us",
      slugs: ["alpha"],
      linked_documents: [],
      alternate_languages: [],
      first_publication_date: alpha.first_publication_date,
    });
    const response = await fixture.repository.fetch(document.href);
    expect((await response.json()).results[0].id).toBe("P1");
  });
});

describe("filters", () => {
  it("compare strings with quotes, brackets and backslashes", async () => {
    const freshFixture = createFixture();
    const uid = 'a "uid" [C:\\temp], or two';
    freshFixture.write({ ...alpha, uid });
    expect((await freshFixture.connect().getByUID("post", uid)).id).toBe("P1");
  });

  it("must all be met, in one q parameter or several", async () => {
    const postFilter = filter.at("document.type", "post");
    const p2Filter = filter.at("document.id", "P2");
    expect(await find([postFilter, p2Filter])).toEqual(["P2"]);
    expect(await find([postFilter + p2Filter])).toEqual(["P2"]);
    expect(await find([filter.at("my.author.uid", "beta")])).toEqual([]);
    expect(await find([filter.at("document.type", "author"), p2Filter])).toEqual([]);
  });
});

describe("unsupported queries and parameters", () => {
  async function expectUnsupported(name: string, params: Parameters<Client["get"]>[0]) {
    const response = connect().get(params);
    await expect(response).rejects.toThrow(ParsingError);
    await expect(response).rejects.toThrow(`The embedded repository does not support the ${name}`);
  }

  it.each([
    filter.any("document.type", ["home", "category"]),
    filter.at("document.tags", ["news", "web"]),
    filter.at("my.post.summary", "a"),
    "[at(document.id)]",
    "at(document.id)",
  ])("are rejected by name: query %s", (query) =>
    expectUnsupported(`query '[${query}]'`, { filters: [query] }),
  );

  it.each([
    ["orderings", { orderings: { field: "document.id" } }],
    ["fetchLinks", { fetchLinks: "author.name" }],
    ["access_token", { accessToken: "secret" }],
  ])("are rejected by name: parameter %s", (name, params) =>
    expectUnsupported(`parameter '${name}'`, params),
  );
});

describe("paging", () => {
  const all = { lang: "*" };

  it("counts results and links to the next and previous page", async () => {
    const client = connect();
    const first = await client.get({ ...all, pageSize: 3 });
    expect(first).toMatchObject({
      page: 1,
      results_per_page: 3,
      results_size: 3,
      total_results_size: 8,
      total_pages: 3,
      prev_page: null,
    });
    const second = await (await fixture.repository.fetch(first.next_page ?? "")).json();
    expect(second.results.map(({ id }: { id: string }) => id)).toEqual(["C2", "H1", "P1"]);
    expect((await (await fixture.repository.fetch(second.prev_page)).json()).page).toBe(1);
    const last = await client.get({ ...all, pageSize: 3, page: 3 });
    expect(last).toMatchObject({ results_size: 2, next_page: null });
  });

  it("returns 20 results by default and at most 100", async () => {
    expect((await connect().get()).results_per_page).toBe(20);
    expect((await connect().get({ pageSize: 500 })).results_per_page).toBe(100);
  });

  it.each([{ page: 0 }, { pageSize: -1 }, { pageSize: 1.5 }])("rejects %o", async (params) => {
    await expect(connect().get(params)).rejects.toThrow(ParsingError);
  });
});

describe("languages", () => {
  it("are the master language by default, a given one, or all", async () => {
    const client = connect();
    expect((await client.getByType("post")).results_size).toBe(2);
    expect((await client.getByType("post", { lang: "es-es" })).results.map(({ id }) => id)).toEqual(["P3"]);
    expect((await client.getByType("post", { lang: "*" })).results_size).toBe(3);
    expect((await client.getByType("post", { lang: "fr-fr" })).results_size).toBe(0);
  });
});

describe("links", () => {
  it("contain the linked document's properties", async () => {
    const { data } = await connect().getByUID("post", "alpha");
    expect(data.author).toEqual({
      link_type: "Document",
      id: "A1",
      type: "author",
      uid: "ada",
      tags: [],
      lang: "en-us",
      slug: "ada",
      url: "/people/ada",
      first_publication_date: "2026-01-01T00:00:00+0000",
      last_publication_date: "2026-01-01T00:00:00+0000",
      isBroken: false,
    });
  });

  it("are resolved in groups, rich text and slices", async () => {
    const { data } = await connect().getByUID("post", "alpha");
    expect(data.sources[0].person.url).toBe("/people/bo");
    expect(data.body[0].primary.text[0].spans[0].data.url).toBe("/posts/beta");
    expect(data.body[0].primary.by.url).toBe("/people/ada");
  });

  it("to a missing document are broken", async () => {
    const { data } = await connect().getByUID("post", "beta");
    expect(data.author).toMatchObject({ id: "GONE", type: "broken_type", isBroken: true });
    expect(data.author.url).toBeUndefined();
  });

  it("include the fields that the link's model requests", async () => {
    const { data } = await connect().getByUID("post", "alpha");
    expect(data.reviewer.data).toEqual({ name: "Bo" });
    expect(data.body[0].primary.by.data).toEqual({ city: "Vilnius" });
  });
});

describe("routes", () => {
  const urlOf = async (uid: string, routes: NonNullable<ClientConfig["routes"]>) =>
    (await connect({ routes }).getByUID("post", uid)).url;

  it("are required for documents to have a URL", async () => {
    expect(await urlOf("alpha", [])).toBeNull();
  });

  it("omit optional keywords without a value", async () => {
    expect(await urlOf("beta", routes)).toBe("/posts/beta");
  });

  it("do not match a document without a required keyword", async () => {
    const required = { type: "post", path: "/:category/:uid", resolvers: { category: "category" } };
    expect(await urlOf("beta", [required])).toBeNull();
    expect(await urlOf("beta", [required, { type: "post", path: "/other/:uid" }])).toBe("/other/beta");
    expect(await urlOf("alpha", [required])).toBe("/guides/alpha");
  });

  it.each<[string, string]>([
    ["an unknown keyword", '[{"type":"home","path":"/:nothing"}]'],
    ["a `uid` property", '[{"type":"post","path":"/","uid":"alpha"}]'],
    ["invalid JSON", "["],
  ])("are rejected with %s", async (_name, text) => {
    await expect(connect().get({ routes: text })).rejects.toThrow(ParsingError);
  });
});

it("a ref is required, and an unknown one is not found", async () => {
  const url = "https://fixture.cdn.prismic.io/api/v2/documents/search";
  expect((await fixture.repository.fetch(url)).status).toBe(400);
  expect((await fixture.repository.fetch(`${url}?ref=nothing`)).status).toBe(404);
});

describe("document files", () => {
  const other = { ...alpha, id: "X", uid: "x" };
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

  it.each<[string, file: string, content: object | string, missingId: string | null, message: RegExp]>([
    ["invalid JSON", "post/P1", '{\n  "id": "P1",\n}', "P1", /^post\/P1, line 3: is not JSON/],
    ["deeply nested values", "post/P1", deep, "P1", /: has more than 100000 values, or is nested too deeply/],
    ["a type that is a path", "post/x", { ...other, type: "../../post" }, null, /: type Invalid/],
    ["a missing property", "post/x", { ...other, lang: undefined }, null, /^post\/x, line 1: lang Invalid/],
    ["an invalid date", "post/x", { ...other, last_publication_date: "soon" }, null, /_date not a timestamp/],
    ["an unknown type", "nothing/x", { ...other, type: "nothing" }, null, /no custom type “nothing”/],
    ["a wrong folder", "author/x", other, null, /a “post” belongs in a folder of that name/],
    ["a duplicate id", "post/x", { ...other, id: "P1" }, null, /^post\/x, .*has the same id as .*P1/],
    ["a duplicate uid", "post/x", { ...other, uid: "alpha" }, null, /^post\/x, .*has the same uid/],
    ["no uid where the type has one", "post/x", { ...other, uid: null }, null, /a “post” needs a uid/],
    ["a uid where the type has none", "home/H1", home("H1", "x"), "H1", /a “home” has no uid/],
    ["a duplicate single type", "home/H2", home("H2"), null, /has the same single type/],
  ])("are left out and reported: %s", async (_name, file, content, missingId, message) => {
    const freshFixture = createFixture();
    freshFixture.writeText(
      `documents/${file}.json`,
      typeof content === "string" ? content : JSON.stringify(content),
    );
    expect(await find([], freshFixture)).toEqual(allIds.filter((id) => id !== missingId));
    expect(freshFixture.problems).toHaveLength(1);
    expect(freshFixture.problems[0]).toMatch(message);
  });

  it("fall back to their last valid version while they are invalid, and are reported once", async () => {
    const freshFixture = createFixture();
    const reloadAndReadSummary = async (uid: string) => {
      freshFixture.repository.reload();
      return (await freshFixture.connect().getByUID("post", uid)).data.summary;
    };
    // The valid version, to fall back to.
    await reloadAndReadSummary("alpha");
    freshFixture.writeText("documents/post/P1.json", "{");
    freshFixture.write({ ...beta, data: { ...beta.data, summary: 7 } });
    expect([await reloadAndReadSummary("alpha"), await reloadAndReadSummary("beta")]).toEqual([
      alpha.data.summary,
      "Second",
    ]);
    expect(freshFixture.problems).toEqual([
      expect.stringMatching(/^post\/P1, line 1: is not JSON/),
      "post/P2, line 1: data.summary “7” is not text",
    ]);
    freshFixture.write({ ...alpha, data: { ...alpha.data, summary: "Corrected" } });
    expect(await reloadAndReadSummary("alpha")).toBe("Corrected");
  });

  it("are shown without invalid fields if there is no valid version", async () => {
    const freshFixture = createFixture();
    freshFixture.write({ ...alpha, data: { ...alpha.data, day: "2026-13-45", cover: 7, views: 4 } });
    expect((await freshFixture.connect().getByUID("post", "alpha")).data).toMatchObject({
      day: null,
      cover: {},
      views: 4,
    });
    expect(freshFixture.problems).toEqual([
      "post/P1, line 1: data.day “2026-13-45” is not a date, such as 2026-11-20",
      "post/P1, line 1: data.cover “7” is not an image",
    ]);
  });

  it("need valid models", async () => {
    const freshFixture = createFixture();
    freshFixture.writeText("models/post/index.json", '{"id":"post"}');
    await expect(freshFixture.repository.getRef()).rejects.toThrow(/models\/post\/index\.json is not valid/);
  });
});
