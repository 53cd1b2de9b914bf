import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client, type ClientConfig, type PrismicDocument } from "@prismicio/client";
import { afterAll } from "vitest";
import type { ExtraCheck } from "@/lib/content/prismic/embedded/document-file";
import { createEmbeddedRepository } from "@/lib/content/prismic/embedded/repository";

const field = (type: string, config: Record<string, unknown> = {}) => ({ type, config });
const linkField = (...customtypes: unknown[]) =>
  field("Link", { select: "document", ...(customtypes.length > 0 && { customtypes }) });
const typeModel = (id: string, fields: Record<string, unknown>, repeatable = true) => ({
  ...{ id, label: id, repeatable },
  json: { Main: { ...(repeatable && { uid: field("UID") }), ...fields } },
});

const models = [
  typeModel("post", {
    title: field("StructuredText"),
    summary: field("Text"),
    views: field("Number"),
    day: field("Date"),
    cover: field("Image"),
    author: linkField(),
    reviewer: linkField({ id: "author", fields: ["name"] }),
    category: linkField(),
    sources: field("Group", { fields: { label: field("Text"), person: field("Link") } }),
    body: field("Slices", { choices: { quote: { type: "SharedSlice" } } }),
  }),
  typeModel("author", { name: field("Text"), city: field("Text") }),
  typeModel("category", {}),
  typeModel("home", { headline: field("Text") }, false),
];

const quote = {
  id: "quote",
  variations: [
    {
      id: "default",
      primary: { text: field("StructuredText"), by: linkField({ id: "author", fields: ["city"] }) },
    },
  ],
};

const linkTo = (id: string) => ({ link_type: "Document", id });
const richText = (text: string, spans: unknown[] = []) => [{ type: "paragraph", text, spans }];

type Metadata = { lang?: string; tags?: string[]; first?: string; last?: string };
const newYear = "2026-01-01T00:00:00+0000";

/** A document as the content folder stores it. */
export const storedDocument = (
  type: string,
  id: string,
  uid: string | null,
  data: Record<string, unknown>,
  { lang = "en-us", tags = [], first = newYear, last = newYear }: Metadata = {},
) => ({
  ...{ id, uid, type, lang, tags },
  first_publication_date: first,
  last_publication_date: last,
  slugs: [uid ?? type],
  alternate_languages: [],
  data,
});

export const alpha = storedDocument(
  "post",
  "P1",
  "alpha",
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
        ...{
          id: "quote$1",
          slice_type: "quote",
          slice_label: null,
          variation: "default",
          version: "initial",
        },
        items: [],
        primary: {
          text: richText("See the other post", [{ start: 0, end: 3, type: "hyperlink", data: linkTo("P2") }]),
          by: linkTo("A1"),
        },
      },
    ],
  },
  { tags: ["news", "web"], first: "2026-03-02T10:15:00+0000", last: "2026-05-01T00:00:00+0000" },
);

export const beta = storedDocument("post", "P2", "beta", {
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
});

const documents = [
  alpha,
  beta,
  storedDocument("post", "P3", "gamma", { summary: "Tercera", sources: [], body: [] }, { lang: "es-es" }),
  storedDocument("author", "A1", "ada", { name: "Ada", city: "Vilnius" }),
  storedDocument("author", "A2", "bo", { name: "Bo", city: "Oslo" }),
  storedDocument("category", "C1", "guides", {}),
  storedDocument("category", "C2", "learn", {}),
  storedDocument("home", "H1", null, { headline: "Hello" }),
];

type StoredDocument = ReturnType<typeof storedDocument>;

type FixtureOptions = {
  watch?: boolean;
  /** Documents by folder: `documents`, `drafts`, `scheduled`. */
  versions?: Record<string, StoredDocument[]>;
  isPreviewRef?: (ref: string) => Promise<boolean>;
  getCheck?: () => Promise<ExtraCheck>;
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
  getCheck,
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
  writeText("slices/quote/model.json", JSON.stringify(quote));
  for (const [folder, list] of Object.entries(versions))
    for (const document of list)
      writeText(`${folder}/${document.type}/${document.id}.json`, JSON.stringify(document));
  const problems: string[] = [];
  const repository = createEmbeddedRepository({
    name: "fixture",
    folders,
    watch,
    isPreviewRef,
    getCheck,
    onProblem: ({ document, field, line, message }) =>
      problems.push(`${document}, line ${line}: ${[field, message].filter(Boolean).join(" ")}`),
  });
  const connect = (config: ClientConfig = {}) =>
    new Client<PrismicDocument>("fixture", { fetch: repository.fetch, ...config });
  return { repository, connect, problems, write, writeText };
}
