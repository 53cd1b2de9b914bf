import "server-only";
import {
  createClient,
  createMigration,
  type MigrateReporterEvents,
  type Migration,
  type PrismicDocument,
  type PrismicMigrationDocument,
  type WriteClient,
} from "@prismicio/client";
import { isRecord } from "@/lib/base/is-record";
import { contentFolders, embeddedRepository } from "@/lib/content/prismic/embedded";
import { readModels } from "@/lib/content/prismic/embedded/content";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import { completeAssets } from "./assets";
import type { PushJournal, PushState } from "./push-journal";

export type PushStep = { kind: "upload" | "create" | "update"; name: string };

export type PushSource = {
  documents: readonly PrismicDocument[];
  /** Types with one document per language. */
  singleTypes: ReadonlySet<string>;
};

/** Everything published in the embedded repository, even if the site uses another one. */
export async function readSource(): Promise<PushSource> {
  const client = createClient<PrismicDocument>(prismicConfig.repositoryName, {
    fetch: embeddedRepository.fetch,
  });
  const [documents, { types }] = await Promise.all([
    client.dangerouslyGetAll({ lang: "*" }),
    readModels(contentFolders),
  ]);
  const single = [...types.values()].filter(({ repeatable }) => !repeatable);
  return { documents, singleTypes: new Set(single.map(({ id }) => id)) };
}

const titleOf = ({ uid, slugs, type }: PrismicDocument) => uid ?? slugs[0] ?? type;
const nameOf = ({ document, title }: PrismicMigrationDocument) => `${document.type}/${title}`;

/** A migration of every document; those whose id in the target repository is known are updated. */
function buildMigration({ documents }: PushSource, state: PushState): Migration<PrismicDocument> {
  const migration = createMigration<PrismicDocument>();
  for (const document of documents) {
    const data = completeAssets(document.data);
    const complete = { ...document, data: isRecord(data) ? data : {} };
    const pending = migration.createDocumentFromPrismic(complete, titleOf(document));
    pending.document.id = state.documents[document.id] ?? undefined;
  }
  return migration;
}

/**
 * The steps that a push would take according to the saved state, without asking the repository. Every asset is listed; one that
 * was uploaded before is not uploaded again.
 */
export function planPush(source: PushSource, state: PushState): PushStep[] {
  // Private fields of the library, which has no public ones for them.
  const { _assets, _documents } = buildMigration(source, state);
  return [
    ...Array.from(_assets.keys(), (url): PushStep => ({ kind: "upload", name: String(url) })),
    ..._documents.map(
      (pending): PushStep => ({ kind: pending.document.id ? "update" : "create", name: nameOf(pending) }),
    ),
  ];
}

/**
 * A document's data for comparison between repositories: links and images without ids and URLs, no empty fields, keys
 * sorted.
 */
function toComparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toComparable);
  if (!isRecord(value)) return value;
  if (typeof value.link_type === "string" && value.link_type !== "Web") return value.link_type;
  if (isRecord(value.dimensions)) return "image";
  const entries = Object.entries(value).filter(
    ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, toComparable(each)]),
  );
}

/**
 * A key of the document that is the same in both repositories, unlike its id: type, language and uid. Without a uid: type and
 * language if the type is single, otherwise type, language and data.
 */
function identityOf({ type, lang, uid, data }: PrismicDocument, singleTypes: ReadonlySet<string>): string {
  if (uid) return `${type} ${lang} ${uid}`;
  return singleTypes.has(type) ? `${type} ${lang}` : `${type} ${lang} ${JSON.stringify(toComparable(data))}`;
}

/** Ids of the target repository's documents by identity, across every ref that the client may see. */
async function listRemoteDocuments(
  client: WriteClient<PrismicDocument>,
  singleTypes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const remote = new Map<string, string>();
  for (const { ref } of await client.getRefs()) {
    for (const document of await client.dangerouslyGetAll({ ref, lang: "*" })) {
      remote.set(identityOf(document, singleTypes), document.id);
    }
  }
  return remote;
}

/** Adds the ids of documents that are in the repository but not in the saved state, so that none is created twice. */
async function recordExistingIds(
  client: WriteClient<PrismicDocument>,
  source: PushSource,
  state: PushState,
): Promise<void> {
  const remote = await listRemoteDocuments(client, source.singleTypes);
  const taken = new Set(Object.values(state.documents));
  for (const document of source.documents) {
    const id = remote.get(identityOf(document, source.singleTypes));
    if (state.documents[document.id] || id === undefined || taken.has(id)) continue;
    taken.add(id);
    state.documents[document.id] = id;
  }
}

type Push = {
  /** Must use `createPushFetch(journal)` as its `fetch`, which records each created id in the state. */
  client: WriteClient<PrismicDocument>;
  source: PushSource;
  journal: PushJournal;
  readAsset: (url: string) => Promise<File>;
  report: (step: PushStep) => void;
};

/**
 * Pushes every asset and document into the migration release of the client's repository, where editors review
 * them before publishing. A second run updates the same documents.
 */
export async function push({ client, source, journal, readAsset, report }: Push): Promise<void> {
  await recordExistingIds(client, source, journal.state);
  // Null: the creation is unconfirmed.
  const unconfirmed = source.documents.find(({ id }) => journal.state.documents[id] === null);
  if (unconfirmed)
    throw new Error(
      `An earlier run ended while it created ${unconfirmed.type}/${titleOf(unconfirmed)}. ` +
        "Delete the migration release in Prismic and the file with the ids (see --help).",
    );
  const migration = buildMigration(source, journal.state);
  // SECURITY: the client sends its write token when it downloads an asset, so assets are downloaded here.
  for (const [url, asset] of migration._assets) asset.config.file = await readAsset(String(url));
  const reporter = ({ type, data }: MigrateReporterEvents) => {
    if (type === "assets:creating") report({ kind: "upload", name: String(data.asset.config.id) });
    if (type === "documents:updating") report({ kind: "update", name: nameOf(data.document) });
    if (type !== "documents:creating") return;
    // Tells `createPushFetch` which of our documents is created next.
    journal.nextDocumentId = data.document.originalPrismicDocument?.id ?? null;
    report({ kind: "create", name: nameOf(data.document) });
  };
  await client.migrate(migration, { reporter });
  await journal.save();
}
