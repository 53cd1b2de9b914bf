import "server-only";
import { createHash } from "node:crypto";
import {
  createMigration,
  type PrismicDocument,
  PrismicError,
  PrismicMigrationDocument,
  type WriteClient,
} from "@prismicio/client";
import type { StoredDocument } from "@/lib/content/prismic/embedded/document-file";
import { isRecord } from "@/lib/content/prismic/embedded/models";
import { type AssetUse, listAssetUses, replaceAssets } from "./assets";
import type { PushState } from "./push-state";
import { toStoredDocument } from "./stored-form";

/** One request more or less to the other repository, as it is told to who waits. */
export type PushStep = { kind: "asset" | "create" | "update" | "found"; name: string };

/** What is pushed, and from where. */
export type PushSource = {
  /** All documents, in the form of their files. */
  documents: readonly StoredDocument[];
  /** Types of which there is one document a language. */
  singleTypes: ReadonlySet<string>;
  masterLang: string;
};

const nameOf = ({ type, uid, slugs }: StoredDocument) => `${type}/${uid ?? slugs[0] ?? type}`;
/** What editors see in the repository's list. */
const titleOf = ({ uid, slugs, type }: StoredDocument) => uid ?? slugs[0] ?? type;

function hashOf({ type, uid, lang, tags, data }: StoredDocument): string {
  return createHash("sha256")
    .update(JSON.stringify([type, uid, lang, tags, data]))
    .digest("base64url");
}

/** Identifiers of the documents that a value links to. */
function listLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listLinks);
  if (!isRecord(value)) return [];
  if (value.link_type === "Document") return typeof value.id === "string" ? [value.id] : [];
  return Object.values(value).flatMap(listLinks);
}

/** Documents after those they link to, as far as links run in no circle; other languages after the master's. */
function sortByLinks({ documents, masterLang }: PushSource): StoredDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const sorted = new Set<StoredDocument>();
  const begun = new Set<string>();
  const visit = (document: StoredDocument) => {
    if (begun.has(document.id)) return;
    begun.add(document.id);
    const translations = document.lang === masterLang ? [] : document.alternate_languages;
    for (const id of [...listLinks(document.data), ...translations.map((each) => each.id)]) {
      const target = byId.get(id);
      if (target) visit(target);
    }
    sorted.add(document);
  };
  for (const document of documents) if (document.lang === masterLang) visit(document);
  for (const document of documents) visit(document);
  return [...sorted];
}

/** Every file of the documents once. */
function listAssets(documents: readonly StoredDocument[]): AssetUse[] {
  const uses = documents.flatMap(({ data }) => listAssetUses(data));
  return [...new Map(uses.toReversed().map((use) => [use.address, use])).values()].reverse();
}

/** What a push would do by what earlier ones noted, without asking the repository. */
export function planPush(source: PushSource, state: PushState): PushStep[] {
  const assets = listAssets(source.documents).filter(({ address }) => !state.assets[address]);
  const documents = sortByLinks(source).flatMap((document): PushStep[] => {
    const known = state.documents[document.id];
    if (known?.id && known.hash === hashOf(document)) return [];
    return [{ kind: known?.id ? "update" : "create", name: nameOf(document) }];
  });
  return [...assets.map(({ address }): PushStep => ({ kind: "asset", name: address })), ...documents];
}

/** A value's own words: no identifiers, files or empty fields, which differ between repositories. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (!isRecord(value)) return value;
  if (typeof value.link_type === "string" && value.link_type !== "Web") return value.link_type;
  if (isRecord(value.dimensions)) return "image";
  const entries = Object.entries(value).filter(
    ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, simplify(each)]),
  );
}

/** A text by which a document is known in any repository. */
function identityOf({ type, lang, uid, data }: StoredDocument, singleTypes: ReadonlySet<string>): string {
  if (uid !== null) return `${type} ${lang} ${uid}`;
  return singleTypes.has(type) ? `${type} ${lang}` : `${type} ${lang} ${JSON.stringify(simplify(data))}`;
}

/** Identifiers of the repository's documents by identity, of every ref that the client may see. */
async function listThere(
  client: WriteClient<PrismicDocument>,
  singleTypes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const there = new Map<string, string>();
  for (const { ref } of await client.getRefs()) {
    for (const document of await client.dangerouslyGetAll({ ref, lang: "*" })) {
      there.set(identityOf(toStoredDocument(document), singleTypes), document.id);
    }
  }
  return there;
}

export type Push = {
  client: WriteClient<PrismicDocument>;
  source: PushSource;
  /** Changed in place; `save` is called after each change. */
  state: PushState;
  save: () => Promise<void>;
  readAsset: (use: AssetUse) => Promise<File>;
  report: (step: PushStep) => void;
};

async function pushAsset({ client, state, save, readAsset, report }: Push, use: AssetUse): Promise<void> {
  report({ kind: "asset", name: use.address });
  const migration = createMigration<PrismicDocument>();
  const details = { ...(use.alt && { alt: use.alt }), ...(use.credits && { credits: use.credits }) };
  const pending = migration.createAsset(await readAsset(use), use.filename, details);
  await client.migrate(migration);
  if (!pending.asset) throw new Error(`${use.address} was not taken`);
  const { id, url, width, height } = pending.asset;
  state.assets[use.address] = { id, url, width, height };
  await save();
}

/** The data as the repository takes it. A link to a document that it does not have yet is left empty. */
function translate(value: unknown, state: PushState): unknown {
  if (Array.isArray(value)) return value.map((each) => translate(each, state));
  if (!isRecord(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string") {
    const id = state.documents[value.id]?.id;
    return id ? { ...value, id } : { link_type: "Any" };
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translate(each, state)]));
}

function buildPending(document: StoredDocument, state: PushState) {
  const { type, uid, lang, tags } = document;
  const data = translate(replaceAssets(document.data, state.assets), state);
  return { type, uid, lang, tags, data: isRecord(data) ? data : {} };
}

/** The other repository's document of the master language that this one translates. */
function findOriginal(
  document: StoredDocument,
  { source, state }: Push,
): PrismicMigrationDocument | undefined {
  const original = document.alternate_languages.find(({ lang }) => lang === source.masterLang);
  const id = original && state.documents[original.id]?.id;
  if (!id || document.lang === source.masterLang) return undefined;
  const found = new PrismicMigrationDocument({
    type: original.type,
    uid: null,
    lang: original.lang,
    data: {},
  });
  found.document.id = id;
  return found;
}

/** Makes or fills one document. Answers its identifier there; null when it is not known whether there is one. */
async function send(push: Push, document: StoredDocument, knownId: string | null): Promise<string | null> {
  const migration = createMigration<PrismicDocument>();
  const masterLanguageDocument = findOriginal(document, push);
  const pending = migration.createDocument(buildPending(document, push.state), titleOf(document), {
    ...(masterLanguageDocument && { masterLanguageDocument }),
  });
  if (knownId) pending.document.id = knownId;
  try {
    await push.client.migrate(migration);
    return pending.document.id ?? null;
  } catch (error) {
    // The client creates first and fills then: what was created is noted even if filling failed.
    const id = pending.document.id ?? null;
    if (id === null && error instanceof PrismicError) delete push.state.documents[document.id];
    else push.state.documents[document.id] = { id, hash: null };
    await push.save();
    throw error;
  }
}

async function pushDocument(push: Push, document: StoredDocument): Promise<void> {
  const { source, state, save, report } = push;
  const knownId = state.documents[document.id]?.id ?? null;
  const isWhole = listLinks(document.data).every(
    (id) => state.documents[id]?.id || !source.documents.some((each) => each.id === id),
  );
  report({ kind: knownId ? "update" : "create", name: nameOf(document) });
  // A creation whose answer gets lost is remembered as begun: the next run looks for it first.
  state.documents[document.id] = { id: knownId, hash: null };
  await save();
  const id = await send(push, document, knownId);
  state.documents[document.id] = { id, hash: isWhole ? hashOf(document) : null };
  await save();
}

/** Notes documents that the repository has already, so that none is made twice. */
async function findKnown({ client, source, state, save, report }: Push): Promise<void> {
  const unknown = source.documents.filter(({ id }) => !state.documents[id]?.id);
  if (unknown.length === 0) return;
  const there = await listThere(client, source.singleTypes);
  const known = new Set(Object.values(state.documents).map(({ id }) => id));
  for (const document of unknown) {
    const isBegun = state.documents[document.id] !== undefined;
    // What was created and never filled is empty still.
    const versions = isBegun ? [document, { ...document, data: {} }] : [document];
    const id = versions
      .map((version) => there.get(identityOf(version, source.singleTypes)))
      .find((each) => each !== undefined && !known.has(each));
    if (id === undefined) continue;
    known.add(id);
    state.documents[document.id] = { id, hash: null };
    report({ kind: "found", name: nameOf(document) });
  }
  await save();
}

/**
 * Brings every file and document into the client's repository: into its migration release, where editors
 * look at them before they publish. Whatever is there already as it is here causes no request. May be
 * cut off anywhere; the next run goes on with the same state.
 */
export async function push(push: Push): Promise<void> {
  const { source, state } = push;
  if (planPush(source, state).length === 0) return;
  await findKnown(push);
  for (const use of listAssets(source.documents)) if (!state.assets[use.address]) await pushAsset(push, use);
  const isDone = (document: StoredDocument) => state.documents[document.id]?.hash === hashOf(document);
  const sorted = sortByLinks(source);
  for (const document of sorted) if (!isDone(document)) await pushDocument(push, document);
  // Links in a circle were left empty at first: by now every document has its identifier.
  for (const document of sorted) if (!isDone(document)) await pushDocument(push, document);
}

/** Documents whose creation was begun and never confirmed: there may be two of them now. */
export function listUncertain({ documents }: PushSource, state: PushState): string[] {
  return documents.filter(({ id }) => state.documents[id]?.id === null).map(nameOf);
}
