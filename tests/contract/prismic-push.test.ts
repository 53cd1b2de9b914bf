import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createWriteClient, type PrismicDocument } from "@prismicio/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSource } from "@/lib/cli/content-source";
import type { StoredDocument } from "@/lib/content/prismic/embedded/document-file";
import type { AssetUse } from "@/lib/content/prismic/migration/assets";
import { applyPull, planPull } from "@/lib/content/prismic/migration/pull";
import {
  listUncertain,
  type PushSource,
  type PushStep,
  planPush,
  push,
} from "@/lib/content/prismic/migration/push";
import { createPushFetch } from "@/lib/content/prismic/migration/push-fetch";
import { type PushState, readPushState, writePushState } from "@/lib/content/prismic/migration/push-state";
import { formatStoredDocument } from "@/lib/content/prismic/migration/stored-form";
import { type PrismicFake, startPrismicFake } from "@/tests/fixtures/prismic-fake";

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

const testimonial = page("", { quote: [{ type: "paragraph", text: "Good", spans: [] }] });
const shareImage = {
  id: "here-1",
  url: "https://images.example/share.png?auto=format&rect=0,0,1200,630",
  dimensions: { width: 1200, height: 630 },
  edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
  alt: "A river",
  copyright: "Oxbow",
};

/** Forward, backward and circular links; one image used twice; a type without uid; a translation. */
const small: PushSource = {
  masterLang: "en-us",
  singleTypes: new Set(["home_page", "settings"]),
  documents: [
    page("child", { parent: linkTo("original-parent"), meta_image: shareImage }),
    page("parent", { parent: linkTo("original-child"), meta_image: { ...shareImage, alt: null } }),
    page(
      "kind",
      {},
      { lang: "de-de", alternate_languages: [{ ...linkTo("original-child"), lang: "en-us" }] },
    ),
    { ...testimonial, id: "original-words", uid: null, type: "testimonial", slugs: ["words"] },
  ],
};

let fake: PrismicFake;
let folder: string;
let state: PushState;
let steps: PushStep[];

/** The client waits a second and a half between writes: this test's clock runs a hundred times as fast. */
function speedUpTimers() {
  const { setTimeout: real } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((run, ms, ...rest) =>
    real(run, (ms ?? 0) / 100, ...rest),
  );
}

beforeEach(async () => {
  fake = await startPrismicFake(models);
  folder = mkdtempSync(join(tmpdir(), "oxbow-pull-"));
  state = { assets: {}, documents: {} };
  steps = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fake.close();
  rmSync(folder, { recursive: true, force: true });
});

const readImage = async ({ filename }: AssetUse) => new File([png], filename, { type: "image/png" });

function connect(writeToken = fake.writeToken) {
  return createWriteClient<PrismicDocument>(fake.repository, {
    writeToken,
    documentAPIEndpoint: fake.contentAPI,
    migrationAPIEndpoint: fake.migrationAPI,
    assetAPIEndpoint: fake.assetAPI,
    fetch: createPushFetch(globalThis.fetch, (ms) => new Promise((resolve) => setTimeout(resolve, ms))),
  });
}

const run = (source: PushSource = small, client = connect()) =>
  push({
    client,
    source,
    state,
    save: async () => {},
    readAsset: readImage,
    report: (step) => steps.push(step),
  });

const findThere = (uid: string) => {
  const found = [...fake.documents.values()].find((document) => document.uid === uid);
  if (!found) throw new Error(`The fake has no "${uid}"`);
  return found;
};

describe("pushing documents", () => {
  beforeEach(speedUpTimers);

  it("creates every document once, with its links, files, tags and languages", async () => {
    await run();
    expect(fake.documents.size).toBe(4);
    const [child, parent] = [findThere("child"), findThere("parent")];
    expect(child.data.parent).toMatchObject({ link_type: "Document", id: parent.id });
    expect(parent.data.parent).toMatchObject({ link_type: "Document", id: child.id });
    expect(child).toMatchObject({ tags: ["pushed"], title: "child" });
    expect(findThere("kind").alternate_languages).toMatchObject([{ id: child.id, lang: "en-us" }]);
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

  it("causes no request the second time", async () => {
    await run();
    const count = fake.calls.length;
    expect(planPush(small, state)).toEqual([]);
    await run();
    expect(fake.calls.length).toBe(count);
  });

  it("updates only local changes", async () => {
    await run();
    const before = fake.calls.length;
    const documents = small.documents.map((document) =>
      document.uid === "child"
        ? { ...document, data: { ...document.data, meta_title: "Another title" } }
        : document,
    );
    await run({ ...small, documents });
    const { id, data } = findThere("child");
    expect(data.meta_title).toBe("Another title");
    const later = fake.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(later).toEqual([`PUT /documents/${id}`]);
  });

  it("recognizes existing documents if its state is lost, and creates no duplicates", async () => {
    await run();
    fake.publish();
    state = { assets: state.assets, documents: {} };
    await run();
    expect(fake.documents.size).toBe(4);
    expect(steps.filter(({ kind }) => kind === "found")).toHaveLength(4);
  });

  it.each(["500", "502-html", "connection-closed", "response-lost"] as const)(
    "resumes after an interruption at any write (%s)",
    async (fault) => {
      // Every write fails through all retries of one run, and succeeds in the next.
      let failAt = 0;
      let runs = 0;
      for (let isDone = false; !isDone; runs++) {
        let writes = 0;
        fake.setFault((call) => {
          if (call.startsWith("POST /documents")) writes += 1;
          return call.startsWith("POST /documents") && writes === failAt + 1 ? fault : null;
        });
        const before = fake.documents.size;
        isDone = await run().then(
          () => true,
          () => false,
        );
        if (fault === "response-lost" && !isDone) {
          // An editor publishes the documents, so that the next run can see them.
          expect(fake.documents.size).toBeGreaterThan(before);
          expect(listUncertain(small, state)).toHaveLength(1);
          fake.publish();
        }
        failAt = failAt === 0 ? 1 : 0;
        if (runs > 20) throw new Error("It never ends");
      }
      expect(runs).toBeGreaterThan(1);
      expect(fake.documents.size).toBe(4);
      expect(new Set([...fake.documents.values()].map(({ title }) => title)).size).toBe(4);
      expect(findThere("child").data.parent).toMatchObject({ id: findThere("parent").id });
      expect(fake.assets.size).toBe(1);
    },
  );

  it.each(["500", "connection-closed"] as const)("retries failed updates and uploads (%s)", async (fault) => {
    const failed = new Set<string>();
    fake.setFault((call) => {
      if (call === "POST /documents" || failed.has(call)) return null;
      failed.add(call);
      return fault;
    });
    await run();
    expect(fake.documents.size).toBe(4);
    expect(planPush(small, state)).toEqual([]);
  });

  it.each(["429", "429-without-retry-after"] as const)(
    "waits if the repository responds with %s",
    async (fault) => {
      let count = 0;
      fake.setFault(() => (count++ % 3 === 2 ? null : fault));
      await run();
      expect(fake.documents.size).toBe(4);
      // At most two rejections per write.
      const refused = fake.calls.filter(({ status }) => status === 429).length;
      expect(refused).toBe(2 * (fake.calls.length - refused));
    },
  );

  it("reports a wrong token before it writes anything", async () => {
    await expect(run(small, connect("another token"))).rejects.toThrow("Not authorized");
    expect(fake.documents.size).toBe(0);
    expect(listUncertain(small, state)).toEqual([]);
  });

  it("writes its state file atomically", async () => {
    const file = join(folder, "notes/state.json");
    await run();
    await writePushState(file, state);
    expect(await readPushState(file)).toEqual(state);
    writeFileSync(file, '{"assets":');
    await expect(readPushState(file)).rejects.toThrow("move it away");
    expect(await readPushState(join(folder, "none.json"))).toEqual({ assets: {}, documents: {} });
  });
});

describe("the speed of a push", () => {
  it("stays below one write per second", async () => {
    await fake.close();
    fake = await startPrismicFake(models, { perSecond: 1 });
    await run({ ...small, documents: small.documents.slice(2, 3) });
    expect(fake.calls.map(({ status }) => status)).toEqual([201, 200]);
  });
});

describe("the whole embedded repository", () => {
  beforeEach(speedUpTimers);

  /** A document's text without values that differ between repositories. */
  const compare = (document: StoredDocument, ids: Map<string, string>) => {
    const text = JSON.stringify({
      ...document,
      ...{ id: "", first_publication_date: "", last_publication_date: "", slugs: [] },
    });
    return [...ids].reduce((each, [from, to]) => each.replaceAll(`"${from}"`, `"${to}"`), text);
  };

  it("is unchanged after a push and a pull", async () => {
    const source = await readSource();
    await run(source);
    expect(fake.publish()).toBe(source.documents.length);
    const client = createClient<PrismicDocument>(fake.repository, {
      documentAPIEndpoint: fake.contentAPI,
    });
    await applyPull(await planPull(client, folder, "en-us"), { prune: false });
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".json"),
    );
    const back = files.map((file): StoredDocument => JSON.parse(readFileSync(join(folder, file), "utf8")));
    const ids = new Map(
      Object.entries(state.documents).flatMap(([here, { id }]) => (id === null ? [] : [[here, id] as const])),
    );
    const wanted = source.documents.map((document) => compare(document, ids)).sort();
    expect(back.map((document) => compare(document, new Map())).sort()).toEqual(wanted);
    expect(files).toContain("page/residential-proxies.json");
    expect(files).toContain("home_page/home.json");
  });
});

describe("pulling documents", () => {
  const documents = [page("one", {}), page("two", { parent: linkTo("original-one") })];
  const pull = () =>
    planPull(
      createClient<PrismicDocument>(fake.repository, { documentAPIEndpoint: fake.contentAPI }),
      folder,
      "en-us",
    );
  const seed = (name: string, document: StoredDocument) => {
    mkdirSync(join(fake.folder, document.type), { recursive: true });
    writeFileSync(join(fake.folder, document.type, name), JSON.stringify(document));
  };

  it("writes files in our format, and has nothing to do afterwards", async () => {
    for (const document of documents) seed(`${document.id}.json`, document);
    const plan = await pull();
    expect(plan.added.map(({ path }) => path)).toEqual(["page/one.json", "page/two.json"]);
    expect(readdirSync(folder)).toEqual([]);
    await applyPull(plan, { prune: false });
    for (const document of documents) {
      const text = readFileSync(join(folder, `page/${document.uid}.json`), "utf8");
      expect(text).toBe(formatStoredDocument(document));
    }
    const again = await pull();
    expect({ ...again, same: again.same.length }).toMatchObject({
      added: [],
      changed: [],
      gone: [],
      same: 2,
    });
  });

  it("keeps a document's file name, and deletes files only with --prune", async () => {
    for (const document of documents) seed(`${document.id}.json`, document);
    mkdirSync(join(folder, "page"));
    const [one] = documents;
    writeFileSync(join(folder, "page/my-name.json"), JSON.stringify(one));
    writeFileSync(join(folder, "page/left.json"), JSON.stringify(page("left", {})));
    const plan = await pull();
    expect(plan.changed.map(({ path }) => path)).toEqual(["page/my-name.json"]);
    expect(plan.gone).toEqual(["page/left.json"]);
    await applyPull(plan, { prune: false });
    expect(readdirSync(join(folder, "page")).sort()).toEqual(["left.json", "my-name.json", "two.json"]);
    await applyPull(await pull(), { prune: true });
    expect(readdirSync(join(folder, "page")).sort()).toEqual(["my-name.json", "two.json"]);
  });

  it("never writes outside of its folder, whatever a document's name", async () => {
    seed("a.json", { ...page("../../escape", {}), id: "safe", slugs: ["../../escape"] });
    expect((await pull()).added.map(({ path }) => path)).toEqual(["page/page.json"]);
  });
});
