import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client, type ClientConfig, type PrismicDocument } from "@prismicio/client";
import { afterAll } from "vitest";
import { createEmbeddedRepository } from "@/lib/content/prismic/embedded/repository";

const fieldModel = (type: string, config: Record<string, unknown> = {}) => ({ type, config });

const models = [
  {
    id: "post",
    label: "Post",
    repeatable: true,
    json: {
      Main: {
        uid: fieldModel("UID"),
        title: fieldModel("StructuredText"),
        summary: fieldModel("Text"),
        views: fieldModel("Number"),
        day: fieldModel("Date"),
        cover: fieldModel("Image"),
        author: fieldModel("Link", { select: "document" }),
        reviewer: fieldModel("Link", {
          select: "document",
          customtypes: [{ id: "author", fields: ["name"] }],
        }),
        category: fieldModel("Link", { select: "document" }),
        sources: fieldModel("Group", { fields: { label: fieldModel("Text"), person: fieldModel("Link") } }),
        body: fieldModel("Slices", { choices: { quote: { type: "SharedSlice" } } }),
      },
    },
  },
  {
    id: "author",
    label: "Author",
    repeatable: true,
    json: {
      Main: {
        uid: fieldModel("UID"),
        name: fieldModel("Text"),
        city: fieldModel("Text"),
      },
    },
  },
  {
    id: "category",
    label: "Category",
    repeatable: true,
    json: { Main: { uid: fieldModel("UID") } },
  },
  { id: "home", label: "Home", repeatable: false, json: { Main: { headline: fieldModel("Text") } } },
];

const slices = [
  {
    id: "quote",
    variations: [
      {
        id: "default",
        primary: {
          text: fieldModel("StructuredText"),
          by: fieldModel("Link", { select: "document", customtypes: [{ id: "author", fields: ["city"] }] }),
        },
      },
    ],
  },
];

const linkTo = (id: string) => ({ link_type: "Document", id });
const richText = (text: string, spans: unknown[] = []) => [{ type: "paragraph", text, spans }];

type Metadata = {
  uid?: string;
  lang?: string;
  firstPublished?: string;
  lastPublished?: string;
  tags?: string[];
};

/** A document as the content folder stores it. */
export function storedDocument(type: string, id: string, metadata: Metadata, data: Record<string, unknown>) {
  return {
    id,
    uid: metadata.uid ?? null,
    type,
    lang: metadata.lang ?? "en-us",
    tags: metadata.tags ?? [],
    first_publication_date: metadata.firstPublished ?? "2026-01-01T00:00:00+0000",
    last_publication_date: metadata.lastPublished ?? "2026-01-01T00:00:00+0000",
    slugs: [metadata.uid ?? type],
    alternate_languages: [],
    data,
  };
}

export const alpha = storedDocument(
  "post",
  "P1",
  {
    uid: "alpha",
    tags: ["news", "web"],
    firstPublished: "2026-03-02T10:15:00+0000",
    lastPublished: "2026-05-01T00:00:00+0000",
  },
  {
    title: richText("Proxies explained, a résumé of Café talk"),
    summary: 'The "first" post, with C:\\temp',
    views: 10,
    day: "2026-03-02",
    cover: { url: "https://images.example/a.png", dimensions: { width: 1, height: 1 }, alt: null },
    author: linkTo("A1"),
    reviewer: linkTo("A2"),
    category: linkTo("C1"),
    sources: [
      { label: "report", person: linkTo("A2") },
      { label: "talk", person: { link_type: "Any" } },
    ],
    body: [
      {
        id: "quote$1",
        slice_type: "quote",
        slice_label: null,
        variation: "default",
        version: "initial",
        items: [],
        primary: {
          text: richText("See the other post", [{ start: 0, end: 3, type: "hyperlink", data: linkTo("P2") }]),
          by: linkTo("A1"),
        },
      },
    ],
  },
);

export const beta = storedDocument(
  "post",
  "P2",
  {
    uid: "beta",
    tags: ["web"],
    firstPublished: "2026-07-19T23:30:00+0000",
    lastPublished: "2026-08-01T00:00:00+0000",
  },
  {
    title: richText("Scraping with rotating proxies"),
    summary: "Second",
    views: 20,
    day: "2026-07-19",
    cover: {},
    author: linkTo("GONE"),
    reviewer: { link_type: "Any" },
    category: { link_type: "Any" },
    sources: [],
    body: [],
  },
);

const gamma = storedDocument(
  "post",
  "P3",
  { uid: "gamma", lang: "es-es", lastPublished: "2026-02-01T00:00:00+0000" },
  { summary: "Tercera", views: 30, sources: [], body: [] },
);

const documents = [
  alpha,
  beta,
  gamma,
  storedDocument("author", "A1", { uid: "ada" }, { name: "Ada", city: "Vilnius" }),
  storedDocument("author", "A2", { uid: "bo" }, { name: "Bo", city: "Oslo" }),
  storedDocument("category", "C1", { uid: "guides" }, {}),
  storedDocument("category", "C2", { uid: "learn" }, {}),
  storedDocument("home", "H1", {}, { headline: "Hello" }),
];

type StoredDocument = ReturnType<typeof storedDocument>;

type FixtureOptions = {
  watch?: boolean;
  /** Documents by folder: `documents`, `drafts`, `scheduled`. */
  versions?: Record<string, StoredDocument[]>;
  isPreviewRef?: (ref: string) => Promise<boolean>;
};

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** An embedded repository over files in a temporary folder, and clients that read it. */
export function createFixture({
  watch = false,
  versions = { documents },
  isPreviewRef,
}: FixtureOptions = {}) {
  const root = mkdtempSync(join(tmpdir(), "prismic-fixture-"));
  roots.push(root);
  const folders = { content: root, models: join(root, "models"), slices: join(root, "slices") };
  const writeText = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const write = (document: StoredDocument, fileName = document.id) =>
    writeText(`documents/${document.type}/${fileName}.json`, JSON.stringify(document));
  for (const model of models) writeText(`models/${model.id}/index.json`, JSON.stringify(model));
  for (const slice of slices) writeText(`slices/${slice.id}/model.json`, JSON.stringify(slice));
  for (const [folder, list] of Object.entries(versions))
    for (const document of list)
      writeText(`${folder}/${document.type}/${document.id}.json`, JSON.stringify(document));
  const problems: string[] = [];
  const repository = createEmbeddedRepository({
    name: "fixture",
    folders,
    watch,
    isPreviewRef,
    onProblem: ({ document, field, line, message }) =>
      problems.push(`${document}, line ${line}: ${[field, message].filter(Boolean).join(" ")}`),
  });
  const connect = (config: ClientConfig = {}) =>
    new Client<PrismicDocument>("fixture", { fetch: repository.fetch, ...config });
  return { repository, connect, problems, write, writeText };
}
