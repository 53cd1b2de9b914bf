import Prismic from "prismic-javascript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import { type PrismicHost, startPrismicHost } from "@/tests/fixtures/prismic-host";

// Prismic's previous client, unmodified. It follows the URLs in the API's description.
describe("the embedded repository, read by Prismic's previous client", () => {
  let host: PrismicHost;
  beforeAll(async () => {
    host = await startPrismicHost({ name: prismicConfig.repositoryName, fetch: embeddedRepository.fetch });
  });
  afterAll(() => host.close());

  it("describes its types and refs", async () => {
    const api = await Prismic.getApi(host.endpoint);
    expect(Object.keys(api.types)).toContain("page");
    expect(api.masterRef.isMasterRef).toBe(true);
  });

  it("supports queries, pagination, and documents by UID, id and singleton type", async () => {
    const api = await Prismic.getApi(host.endpoint);
    const query = Prismic.Predicates.at("document.type", "page");
    const first = await api.query(query, { pageSize: 5, lang: "*" });
    expect(first.results).toHaveLength(5);
    const second = await api.query(query, { pageSize: 5, page: 2, lang: "*" });
    expect(second.results[0]?.uid).not.toBe(first.results[0]?.uid);
    const page = await api.getByUID("page", "datasets", {});
    expect((await api.getByID(page.id, {})).uid).toBe("datasets");
    expect((await api.getSingle("home_page", {})).type).toBe("home_page");
  });
});
