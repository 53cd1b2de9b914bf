import "server-only";
import { createHash } from "node:crypto";
import {
  createMigration,
  type PrismicDocument,
  PrismicError,
  PrismicMigrationDocument,
  type WriteClient,
} from "@prismicio/client";
import { isRecord } from "@/lib/base/is-record";
import type { StoredDocument } from "@/lib/content/prismic/embedded/document-file";
import { type AssetUse, listAssetUses, replaceAssets } from "./assets";
import type { PushState } from "./push-state";
import { toStoredDocument } from "./stored-form";

export type PushStep = { kind: "asset" | "create" | "update" | "found"; name: string };

export type PushSource = {
  documents: readonly StoredDocument[];
  /** Types with one document per language. */
  singleTypes: ReadonlySet<string>;
  masterLang: string;
};

const nameOf = ({ type, uid, slugs }: StoredDocument) => `${type}/${uid ?? slugs[0] ?? type}`;
const titleOf = ({ uid, slugs, type }: StoredDocument) => uid ?? slugs[0] ?? type;

function hashOf({ type, uid, lang, tags, data }: StoredDocument): string {
  return createHash("sha256")
    .update(JSON.stringify([type, uid, lang, tags, data]))
    .digest("base64url");
}

function listLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listLinks);
  if (!isRecord(value)) return [];
  if (value.link_type === "Document") return typeof value.id === "string" ? [value.id] : [];
  return Object.values(value).flatMap(listLinks);
}

/** Sorts documents after those they link to (cycles aside), and translations after the master language. */
function sortByDependency({ documents, masterLang }: PushSource): StoredDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const sorted = new Set<StoredDocument>();
  const visited = new Set<string>();
  const visit = (document: StoredDocument) => {
    if (visited.has(document.id)) return;
    visited.add(document.id);
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

/** Every asset of the documents, once. */
function listAssets(documents: readonly StoredDocument[]): AssetUse[] {
  const uses = documents.flatMap(({ data }) => listAssetUses(data));
  return [...new Map(uses.toReversed().map((use) => [use.address, use])).values()].reverse();
}

/** The steps that a push would take according to the saved state, without asking the repository. */
export function planPush(source: PushSource, state: PushState): PushStep[] {
  const assets = listAssets(source.documents).filter(({ address }) => !state.assets[address]);
  const documents = sortByDependency(source).flatMap((document): PushStep[] => {
    const known = state.documents[document.id];
    if (known?.id && known.hash === hashOf(document)) return [];
    return [{ kind: known?.id ? "update" : "create", name: nameOf(document) }];
  });
  return [...assets.map(({ address }): PushStep => ({ kind: "asset", name: address })), ...documents];
}

/** A value without ids, files and empty fields, which differ between repositories. */
function withoutLocalFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLocalFields);
  if (!isRecord(value)) return value;
  if (typeof value.link_type === "string" && value.link_type !== "Web") return value.link_type;
  if (isRecord(value.dimensions)) return "image";
  const entries = Object.entries(value).filter(
    ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, withoutLocalFields(each)]),
  );
}

function identityOf({ type, lang, uid, data }: StoredDocument, singleTypes: ReadonlySet<string>): string {
  if (uid !== null) return `${type} ${lang} ${uid}`;
  return singleTypes.has(type)
    ? `${type} ${lang}`
    : `${type} ${lang} ${JSON.stringify(withoutLocalFields(data))}`;
}

/** Ids of the target repository's documents by identity, across every ref that the client may see. */
async function listRemoteDocuments(
  client: WriteClient<PrismicDocument>,
  singleTypes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const remote = new Map<string, string>();
  for (const { ref } of await client.getRefs()) {
    for (const document of await client.dangerouslyGetAll({ ref, lang: "*" })) {
      remote.set(identityOf(toStoredDocument(document), singleTypes), document.id);
    }
  }
  return remote;
}

type Push = {
  client: WriteClient<PrismicDocument>;
  source: PushSource;
  /** Mutated in place; `save` is called after each change. */
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
  if (!pending.asset) throw new Error(`${use.address} was not accepted`);
  const { id, url, width, height } = pending.asset;
  state.assets[use.address] = { id, url, width, height };
  await save();
}

/**
 * The data with the target repository's ids. A link to a document that it does not have yet is left empty.
 */
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

/** The target repository's master-language document that this one translates. */
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

/** Creates or updates a document; its id, or null when it is unknown whether it was created. */
async function saveDocument(
  push: Push,
  document: StoredDocument,
  knownId: string | null,
): Promise<string | null> {
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
    // The client creates a document before it fills it: keep the id even if filling failed.
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
  const hasAllLinks = listLinks(document.data).every(
    (id) => state.documents[id]?.id || !source.documents.some((each) => each.id === id),
  );
  report({ kind: knownId ? "update" : "create", name: nameOf(document) });
  // Record the creation before it is sent. If its response is lost, the next run looks for the document
  // first.
  state.documents[document.id] = { id: knownId, hash: null };
  await save();
  const id = await saveDocument(push, document, knownId);
  state.documents[document.id] = { id, hash: hasAllLinks ? hashOf(document) : null };
  await save();
}

/** Records documents that the repository already has, so that none is created twice. */
async function recordExistingDocuments({ client, source, state, save, report }: Push): Promise<void> {
  const unknown = source.documents.filter(({ id }) => !state.documents[id]?.id);
  if (unknown.length === 0) return;
  const remote = await listRemoteDocuments(client, source.singleTypes);
  const known = new Set(Object.values(state.documents).map(({ id }) => id));
  for (const document of unknown) {
    const isStarted = state.documents[document.id] !== undefined;
    // A document that was created but never filled is still empty.
    const versions = isStarted ? [document, { ...document, data: {} }] : [document];
    const id = versions
      .map((version) => remote.get(identityOf(version, source.singleTypes)))
      .find((each) => each !== undefined && !known.has(each));
    if (id === undefined) continue;
    known.add(id);
    state.documents[document.id] = { id, hash: null };
    report({ kind: "found", name: nameOf(document) });
  }
  await save();
}

/**
 * Pushes every asset and document into the migration release of the client's repository, where editors review
 * them before publishing. Unchanged documents cause no request. Can be interrupted anywhere; the next run
 * resumes from the same state.
 */
export async function push(push: Push): Promise<void> {
  const { source, state } = push;
  if (planPush(source, state).length === 0) return;
  await recordExistingDocuments(push);
  for (const use of listAssets(source.documents)) if (!state.assets[use.address]) await pushAsset(push, use);
  const isDone = (document: StoredDocument) => state.documents[document.id]?.hash === hashOf(document);
  const sorted = sortByDependency(source);
  for (const document of sorted) if (!isDone(document)) await pushDocument(push, document);
  // Second pass: links within a cycle were left empty at first. Now every document has an id.
  for (const document of sorted) if (!isDone(document)) await pushDocument(push, document);
}

/** Documents whose creation was started but never confirmed: they may exist twice. */
export function listUncertain({ documents }: PushSource, state: PushState): string[] {
  return documents.filter(({ id }) => state.documents[id]?.id === null).map(nameOf);
}
