import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import type { FallbackStore } from "@/lib/platform/content-files/fallback-store";
import { emptyIfMissing, nullIfMissing } from "@/lib/platform/content-files/if-missing";
import { fileFolders } from "@/lib/platform/content-files/names";
import { type FileProblem, relativePath, toFileProblem } from "@/lib/platform/content-files/problem";
import { findLastGood, type ReadText, readJsonText } from "@/lib/platform/content-files/read-text";
import {
  type ExtraCheck,
  nameOfFile,
  parseDocumentText,
  type SourceFile,
  type StoredDocument,
} from "./document-file";
import { customTypeSchema, type Models, sharedSliceSchema } from "./models";

export type ContentFolders = {
  /**
   * Has the folders `documents` (`<type>/<any name>.json`, one document each), `drafts` and `scheduled` in the same layout.
   * Drafts are shown in previews only, scheduled documents are published at their `last_publication_date`.
   */
  content: string;
  /** `<type>/index.json`, custom types. */
  models: string;
  /** `<Name>/model.json`, shared slices. */
  slices: string;
};

/** One version of the content. `ref` is a hash of its documents and models. */
export type Content = {
  documents: StoredDocument[];
  byId: Map<string, StoredDocument>;
  models: Models;
  ref: string;
};

/** The published and the preview content at one moment, and the scheduled changes after it. */
export type ContentState = {
  published: Content;
  preview: Content;
  /** Earliest first. */
  changes: Change[];
  /** Problems in published and scheduled files, and in drafts and what only previews show. */
  problems: { published: FileProblem[]; drafts: FileProblem[] };
};

/** Documents that change on schedule, at a time in milliseconds since 1970. */
export type Change = { at: number; ids: string[] };

type ReadOptions = {
  /** The last valid text of each file, used while the file is broken. */
  lastGood: FallbackStore;
  check: ExtraCheck;
};

type FoundDocument = { path: string; document: StoredDocument };
type ReadResult = { files: FoundDocument[]; problems: FileProblem[] };

async function listFiles(folder: string, isWanted: (path: string) => boolean): Promise<string[]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isWanted)
    .sort();
}

/** Every JSON file below a folder; none if the folder is missing. */
export const listJsonFiles = (folder: string): Promise<string[]> =>
  listFiles(folder, (path) => path.endsWith(".json")).catch(emptyIfMissing);

/** Document files below a folder, without the drafts of other content, such as prices, which are in the same folder. */
export async function listDocumentFiles(folder: string): Promise<string[]> {
  const paths = await listJsonFiles(folder);
  return paths.filter((path) => !fileFolders.some((name) => name === basename(dirname(path))));
}

type ModelFolders = Pick<ContentFolders, "models" | "slices">;

const listModelFiles = ({ models, slices }: ModelFolders) =>
  Promise.all([
    listFiles(models, (path) => path.endsWith("index.json")),
    listFiles(slices, (path) => path.endsWith("model.json")),
  ]);

const listVersionFiles = ({ content }: ContentFolders) =>
  Promise.all([
    listFiles(join(content, "documents"), (path) => path.endsWith(".json")),
    listDocumentFiles(join(content, "drafts")),
    listDocumentFiles(join(content, "scheduled")),
  ]);

/** A string that changes when a content file is added, removed or written. Reads no file contents. */
export async function readFingerprint(folders: ContentFolders): Promise<string> {
  const paths = (await Promise.all([listModelFiles(folders), listVersionFiles(folders)])).flat(2);
  const stamps = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(nullIfMissing);
      return `${path}:${found?.mtimeMs}:${found?.size}`;
    }),
  );
  return stamps.join("\n");
}

async function readFiles(paths: string[]): Promise<SourceFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(path, "utf8").catch(nullIfMissing) })),
  );
  // A command may have moved a file since the folder was listed.
  return files.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

async function readModelFiles<Model extends { id: string }>(
  paths: string[],
  schema: z.ZodType<Model>,
): Promise<Map<string, Model>> {
  const files = await readFiles(paths);
  const models = files.map(({ path, text }) => {
    const { value, problems } = readJsonText(text, schema);
    if (value !== null) return value;
    const reasons = problems.map(({ line, field, message }) => `line ${line}: ${field} ${message}`);
    throw new Error(`${relativePath(path)} is not valid:\n${reasons.join("\n")}`);
  });
  return new Map(models.map((model) => [model.id, model]));
}

const problemOf = (path: string, field: string, message: string): FileProblem =>
  toFileProblem({ file: path, document: nameOfFile(path) }, { field, line: 1, message });

/** Drops documents whose id, uid or single type is already taken, and reports them. */
function dropDuplicates(files: FoundDocument[], { types }: Models): ReadResult {
  const seen = new Map<string, string>();
  const problems: FileProblem[] = [];
  const kept = files.filter(({ path, document: { id, uid, type, lang } }) => {
    const isSingle = uid === null && types.get(type)?.repeatable === false;
    const keys = [
      { key: `id ${id}`, field: "id", what: "id" },
      ...(uid === null ? [] : [{ key: `uid ${type}/${lang}/${uid}`, field: "uid", what: "uid" }]),
      ...(isSingle ? [{ key: `single ${type}/${lang}`, field: "type", what: "single type" }] : []),
    ];
    const taken = keys.find(({ key }) => seen.has(key));
    if (taken !== undefined) {
      const other = relativePath(seen.get(taken.key) ?? "");
      problems.push(problemOf(path, taken.field, `has the same ${taken.what} as ${other}`));
      return false;
    }
    for (const { key } of keys) seen.set(key, path);
    return true;
  });
  return { files: kept, problems };
}

/** Replaces documents by newer versions with the same id, and adds new ones. */
function overlay(files: FoundDocument[], newer: FoundDocument[]): FoundDocument[] {
  const replaced = new Set(newer.map(({ document }) => document.id));
  return [...files.filter(({ document }) => !replaced.has(document.id)), ...newer];
}

function buildContent(files: FoundDocument[], models: Models): Content {
  const documents = files.map(({ document }) => document).sort((a, b) => (a.id < b.id ? -1 : 1));
  const hash = createHash("sha256").update(JSON.stringify([...models.types, ...models.slices]));
  for (const document of documents) hash.update(`${JSON.stringify(document)}\n`);
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    models,
    ref: hash.digest("base64url").slice(0, 16),
  };
}

/** Reads a published file, or its last valid text if it is broken. */
async function readPublished(
  file: SourceFile,
  models: Models,
  { check, lastGood }: ReadOptions,
): Promise<ReadText<StoredDocument>> {
  const parse = (text: string) => parseDocumentText({ path: file.path, text }, models, check);
  const read = parse(file.text);
  if (read.problems.length === 0) {
    await lastGood.save(relativePath(file.path), file.text);
    return read;
  }
  const last = await findLastGood(file.path, parse, lastGood);
  return last === null ? read : { value: last.value, problems: read.problems };
}

async function readDocuments(
  paths: string[],
  read: (file: SourceFile) => Promise<ReadText<StoredDocument>> | ReadText<StoredDocument>,
): Promise<ReadResult> {
  const files = await readFiles(paths);
  const results = await Promise.all(
    files.map(async (file) => {
      const { value, problems } = await read(file);
      const source = { file: file.path, document: nameOfFile(file.path) };
      return {
        files: value === null ? [] : [{ path: file.path, document: value }],
        problems: problems.map((problem) => toFileProblem(source, problem)),
      };
    }),
  );
  return {
    files: results.flatMap((result) => result.files),
    problems: results.flatMap(({ problems }) => problems),
  };
}

const publicationTime = ({ document }: FoundDocument) => Date.parse(document.last_publication_date);

/** Merges changes with the same time into one; earliest first. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const byTime = Map.groupBy(changes, ({ at }) => at);
  const merged = Array.from(byTime, ([at, same]) => ({ at, ids: same.flatMap(({ ids }) => ids) }));
  return merged.sort((a, b) => a.at - b.at);
}

/** Reads every custom type and slice. Throws with the name of an invalid file. */
export async function readModels(folders: ModelFolders): Promise<Models> {
  const [typePaths, slicePaths] = await listModelFiles(folders);
  const [types, slices] = await Promise.all([
    readModelFiles(typePaths, customTypeSchema),
    readModelFiles(slicePaths, sharedSliceSchema),
  ]);
  return { types, slices };
}

/**
 * Reads and checks every document as of `now` (milliseconds since 1970). A broken file does not affect
 * others: its last valid version is used, else its valid parts, else nothing. Drafts have no last valid version.
 */
export async function readContentState(
  folders: ContentFolders,
  now: number,
  options: ReadOptions,
): Promise<ContentState> {
  const models = await readModels(folders);
  const [documentPaths, draftPaths, scheduledPaths] = await listVersionFiles(folders);
  const readWithFallback = (file: SourceFile) => readPublished(file, models, options);
  const [documents, scheduled, drafts] = await Promise.all([
    readDocuments(documentPaths, readWithFallback),
    readDocuments(scheduledPaths, readWithFallback),
    readDocuments(draftPaths, (file) => parseDocumentText(file, models, options.check)),
  ]);
  const publishedAt = new Map(documents.files.map((file) => [file.document.id, publicationTime(file)]));
  // As in `publishDue`, a newer published version wins.
  const pending = scheduled.files.filter(
    (file) => publicationTime(file) >= (publishedAt.get(file.document.id) ?? 0),
  );
  const due = pending.filter((file) => publicationTime(file) <= now);
  const upcoming = pending.filter((file) => publicationTime(file) > now);
  const published = dropDuplicates(overlay(documents.files, due), models);
  const preview = dropDuplicates(overlay(overlay(published.files, upcoming), drafts.files), models);
  return {
    published: buildContent(published.files, models),
    preview: buildContent(preview.files, models),
    changes: mergeChanges(upcoming.map((file) => ({ at: publicationTime(file), ids: [file.document.id] }))),
    problems: {
      published: [...documents.problems, ...scheduled.problems, ...published.problems],
      drafts: [...drafts.problems, ...preview.problems],
    },
  };
}
