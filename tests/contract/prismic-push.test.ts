import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, createWriteClient, type PrismicDocument } from "@prismicio/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatDocument, type StoredDocument } from "@/lib/content/prismic/embedded/document-file";
import { applyPull, planPull, toStoredDocument } from "@/lib/content/prismic/migration/pull";
import {
  type PushSource,
  type PushStep,
  planPush,
  push,
  readSource,
} from "@/lib/content/prismic/migration/push";
import {
  createPushFetch,
  type PushState,
  readPushState,
  writePushState,
} from "@/lib/content/prismic/migration/push-journal";
import { emptyResponse } from "@/lib/server/http/buffered-response";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";
import { type PrismicFake, startPrismicFake } from "@/tests/fixtures/prismic-fake";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const models = { models: "content/models", slices: "components/slices" };

/** The width of a PNG of 1200 by 630 is in its 17th to 24th bytes; only those are read. */
const png = Buffer.alloc(64);
png.writeUInt32BE(1200, 16);
png.writeUInt32BE(630, 20);

const linkTo = (id: string) => ({ link_type: "Document", type: "page", id });

/** Every CMS document contains the groups of its model. */
const emptyLists = { inquiry_modal_aside: [], alternate_links: [], schemas: [] };

function page(
  uid: string,
  data: Record<string, unknown>,
  parts: Partial<StoredDocument> = {},
): StoredDocument {
  return {
    id: `original-${uid}`,
    uid,
    type: "page",
    tags: ["pushed"],
    lang: "en-us",
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-02T00:00:00+0000",
    alternate_languages: [],
    slugs: [uid],
    data: { meta_title: uid, slices: [], ...emptyLists, ...data },
    ...parts,
  };
}

/** All that an editor writes into a file about an image. */
const shareImage = {
  url: "/media/share.png?auto=format&rect=0,0,1200,630",
  dimensions: { width: 1200, height: 630 },
  alt: "A river",
  copyright: "Oxbow",
};

/** A document as the API returns it. */
const asResponse = (document: StoredDocument): PrismicDocument => ({
  ...document,
  ...{ url: null, href: "", linked_documents: [] },
});
const responseLinkTo = (id: string) => ({ ...linkTo(id), tags: [], lang: "en-us" });

const quote = [{ type: "paragraph", text: "Good", spans: [] }];

/** A circular link, one image used twice, a translation, a type without uid. */
const sample: PushSource = {
  singleTypes: new Set(["home_page", "settings"]),
  documents: [
    page("child", { parent: responseLinkTo("original-parent"), meta_image: shareImage }),
    page("parent", { parent: responseLinkTo("original-child"), meta_image: { ...shareImage, alt: null } }),
    page(
      "child-de",
      {},
      { lang: "de-de", alternate_languages: [{ ...linkTo("original-child"), lang: "en-us" }] },
    ),
    page("quote", {}, { uid: null, type: "testimonial", data: { quote } }),
  ].map(asResponse),
};

let fake: PrismicFake;
const folder = temporaryFolder();
let state: PushState;
let steps: PushStep[];

beforeEach(async () => {
  // The client waits a second and a half between writes: this test's clock runs a hundred times as fast.
  const { setTimeout: setRealTimeout } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((run, ms, ...rest) =>
    setRealTimeout(run, (ms ?? 0) / 100, ...rest),
  );
  fake = await startPrismicFake(models);
  state = { documents: {}, uploads: {} };
  steps = [];
});
afterEach(() => fake.close());

const stateFile = () => join(fake.folder, "../state.json");

const openJournal = () => ({ state, save: () => writePushState(stateFile(), state), nextDocumentId: null });

function run(source: PushSource = sample, writeToken = fake.writeToken) {
  const journal = openJournal();
  const client = createWriteClient<PrismicDocument>(fake.repository, {
    writeToken,
    documentAPIEndpoint: fake.contentAPI,
    migrationAPIEndpoint: fake.migrationAPI,
    assetAPIEndpoint: fake.assetAPI,
    fetch: createPushFetch(journal),
  });
  const readAsset = async () => new File([png], "any", { type: "image/png" });
  return push({ client, source, journal, readAsset, report: (step) => steps.push(step) });
}

const findInFake = (uid: string) => {
  const found = [...fake.documents.values()].find((document) => document.uid === uid);
  if (!found) throw new Error(`The fake has no "${uid}"`);
  return found;
};

describe("pushing documents", () => {
  it("creates every document once, with its links, files, tags and languages", async () => {
    await run();
    expect(fake.documents.size).toBe(4);
    const [child, parent] = [findInFake("child"), findInFake("parent")];
    expect(child.data.parent).toMatchObject({ link_type: "Document", id: parent.id });
    expect(parent.data.parent).toMatchObject({ link_type: "Document", id: child.id });
    expect(child).toMatchObject({ tags: ["pushed"], title: "child" });
    expect(findInFake("child-de").alternate_languages).toMatchObject([{ id: child.id, lang: "en-us" }]);
    expect([...fake.assets.values()]).toEqual([
      { filename: "share.png", type: "image/png", size: 64, alt: "A river", credits: "Oxbow" },
    ]);
    const [assetId] = fake.assets.keys();
    expect(child.data.meta_image).toMatchObject({
      id: assetId,
      url: `https://images.prismic.io/fake/${assetId}_share.png?auto=format&rect=0,0,1200,630`,
      alt: "A river",
      dimensions: { width: 1200, height: 630 },
    });
  });

  it("plans the steps of a run without a request", async () => {
    const plan = planPush(sample, state);
    expect(plan.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "upload /media/share.png",
      "create page/child",
      "create page/parent",
      "create page/child-de",
      "create testimonial/quote",
    ]);
    expect(fake.calls).toEqual([]);
    await run();
    expect(steps).toEqual(expect.arrayContaining(plan));
    expect(planPush(sample, state).slice(1)).toEqual(steps.slice(5));
  });

  it("creates nothing twice in another run, before and after the release is published", async () => {
    await run();
    const [first] = sample.documents;
    const documents = sample.documents.map((document) =>
      document === first ? { ...first, data: { ...first.data, meta_title: "Another title" } } : document,
    );
    steps = [];
    await run({ ...sample, documents });
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(["upload", "update"]));
    expect([fake.documents.size, fake.assets.size]).toEqual([4, 1]);
    expect(findInFake("child").data.meta_title).toBe("Another title");
    fake.publish();
    // Without its state it recognizes what is published.
    state = { documents: {}, uploads: state.uploads };
    await run();
    expect(fake.documents.size).toBe(4);
    expect(findInFake("child").data.meta_title).toBe("child");
  });

  it("continues after a failed update, with the ids from the state file", async () => {
    fake.setFault((call) => call.startsWith("PUT"));
    await expect(run()).rejects.toThrow("responded with 500");
    fake.setFault(() => false);
    state = await readPushState(stateFile());
    await run();
    expect([fake.documents.size, fake.assets.size]).toEqual([4, 1]);
    expect(findInFake("child").data.parent).toMatchObject({ id: findInFake("parent").id });
  });

  it("stops at a document that an earlier run may have created", async () => {
    fake.setFault((call) => call === "POST /documents");
    await expect(run()).rejects.toThrow("responded with 500");
    fake.setFault(() => false);
    await expect(run()).rejects.toThrow("An earlier run ended while it created testimonial/quote");
    expect(fake.documents.size).toBe(0);
  });

  it("reports a wrong token, and can continue with the right one", async () => {
    await expect(run(sample, "another token")).rejects.toThrow("Not authorized");
    await expect(run({ ...sample, documents: sample.documents.slice(2) }, "another token")).rejects.toThrow();
    await run();
    expect(fake.documents.size).toBe(4);
  });

  it("never sends its token to an asset's host, or where a redirect leads", async () => {
    const requestedUrls: string[] = [];
    const origin = await serveAnswers(async ({ url = "" }) => {
      requestedUrls.push(url);
      return emptyResponse(302, { location: "/elsewhere" });
    });
    const image = { ...shareImage, url: `${origin}/share.png` };
    await run({ ...sample, documents: [asResponse(page("one", { meta_image: image }))] });
    expect(fake.assets.size).toBe(1);
    await expect(createPushFetch(openJournal())(`${origin}/moved`)).rejects.toThrow("fetch failed");
    expect(requestedUrls).toEqual(["/moved"]);
    stopServingAnswers();
  });

  it("creates no document whose id it could not keep", async () => {
    const creation = createPushFetch(openJournal())(`${fake.migrationAPI}/documents`, { method: "POST" });
    await expect(creation).rejects.toThrow("No document id is set");
    expect(fake.documents.size).toBe(0);
  });

  it("rejects a broken state file", async () => {
    await run();
    writeFileSync(stateFile(), '{"documents":');
    await expect(readPushState(stateFile())).rejects.toThrow("move it away");
    expect(await readPushState(folder("none.json"))).toEqual({ documents: {}, uploads: {} });
  });
});

describe("the whole embedded repository", () => {
  /** A document's text without values that differ between repositories: ids, dates, keys of links. */
  const normalize = (document: StoredDocument, ids: Map<string, string>) => {
    const text = JSON.stringify({
      ...document,
      ...{ id: "", first_publication_date: "", last_publication_date: "", slugs: [] },
    }).replaceAll(/,"key":"[\w-]{36}"/g, "");
    return [...ids].reduce((each, [from, to]) => each.replaceAll(`"${from}"`, `"${to}"`), text);
  };

  it("is unchanged after a push and a pull", async () => {
    const source = await readSource();
    await run(source);
    expect(fake.publish()).toBe(source.documents.length);
    const client = createClient<PrismicDocument>(fake.repository, {
      documentAPIEndpoint: fake.contentAPI,
    });
    await applyPull(await planPull(client, folder()), { prune: false });
    const files = readdirSync(folder(), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".json"),
    );
    const pulled = files.map((file): StoredDocument => JSON.parse(readFileSync(folder(file), "utf8")));
    const ids = new Map(Object.entries(state.documents).map(([here, there]) => [here, String(there)]));
    const pushed = source.documents.map((document) => normalize(toStoredDocument(document), ids)).sort();
    expect(pulled.map((document) => normalize(document, new Map())).sort()).toEqual(pushed);
    expect(files).toContain("page/residential-proxies.json");
    expect(files).toContain("home_page/home.json");
  });
});

describe("pulling documents", () => {
  const documents = [page("one", {}), page("two", { parent: linkTo("original-one") })];
  const pull = () =>
    planPull(
      createClient<PrismicDocument>(fake.repository, { documentAPIEndpoint: fake.contentAPI }),
      folder(),
    );
  const seed = (name: string, document: StoredDocument) => {
    mkdirSync(join(fake.folder, document.type), { recursive: true });
    writeFileSync(join(fake.folder, document.type, name), JSON.stringify(document));
  };

  it("writes files in our format, and has nothing to do afterwards", async () => {
    for (const document of documents) seed(`${document.id}.json`, document);
    const plan = await pull();
    expect(plan.added.map(({ path }) => path)).toEqual(["page/one.json", "page/two.json"]);
    expect(readdirSync(folder())).toEqual([]);
    await applyPull(plan, { prune: false });
    for (const document of documents) {
      const text = readFileSync(folder(`page/${document.uid}.json`), "utf8");
      expect(text).toBe(formatDocument(document));
    }
    const again = await pull();
    expect({ ...again, same: again.same.length }).toMatchObject({
      added: [],
      changed: [],
      localOnly: [],
      same: 2,
    });
  });

  it.each(["{", '{"type":"page"}'])("reports a file that is not a document: %s", async (text) => {
    writeFileSync(folder("broken.json"), text);
    await expect(pull()).rejects.toThrow("broken.json is not a document");
  });

  it("keeps a document's file name, and deletes files only with --prune", async () => {
    for (const document of documents) seed(`${document.id}.json`, document);
    mkdirSync(folder("page"));
    const [one] = documents;
    writeFileSync(folder("page/my-name.json"), JSON.stringify(one));
    writeFileSync(folder("page/left.json"), JSON.stringify(page("left", {})));
    const plan = await pull();
    expect(plan.changed.map(({ path }) => path)).toEqual(["page/my-name.json"]);
    expect(plan.localOnly).toEqual(["page/left.json"]);
    await applyPull(plan, { prune: false });
    expect(readdirSync(folder("page")).sort()).toEqual(["left.json", "my-name.json", "two.json"]);
    await applyPull(await pull(), { prune: true });
    expect(readdirSync(folder("page")).sort()).toEqual(["my-name.json", "two.json"]);
  });

  it("never writes outside of its folder, whatever a document's name", async () => {
    seed("a.json", { ...page("../../escape", {}), id: "safe", slugs: ["../../escape"] });
    expect((await pull()).added.map(({ path }) => path)).toEqual(["page/page.json"]);
  });
});
