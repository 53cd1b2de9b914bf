import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";
import type { CopyStore } from "@/lib/platform/content-files/copies";
import { fileFolders } from "@/lib/platform/content-files/names";
import { type FileProblem, nameFile } from "@/lib/platform/content-files/problem";
import {
  type ExtraCheck,
  nameOfFile,
  type ReadFile,
  readDocumentText,
  type SourceFile,
  type StoredDocument,
} from "./document-file";
import { customTypeSchema, type Models, sharedSliceSchema } from "./models";

/** Where a repository keeps its parts, as absolute paths. */
export type ContentFolders = {
  /** `<type>/<any name>.json`, one document each. */
  documents: string;
  /** Documents at work, in the same layout: only previews show them. Need not exist. */
  drafts?: string;
  /** Documents that are published from their `last_publication_date` on. Need not exist. */
  scheduled?: string;
  /** `<type>/index.json`, custom types. */
  models: string;
  /** `<Name>/model.json`, shared slices. */
  slices: string;
};

/** All that one version of the content holds. `ref` changes whenever any file does. */
export type Content = {
  documents: StoredDocument[];
  byId: Map<string, StoredDocument>;
  models: Models;
  ref: string;
};

/** What visitors see at one moment, what previews see, and when the first changes by itself. */
export type Editions = {
  published: Content;
  preview: Content;
  nextChange: Change | null;
  /** What is wrong with files that visitors would see, and with those that only previews show. */
  problems: { published: FileProblem[]; drafts: FileProblem[] };
};

/** Documents that become others by themselves, at a time in milliseconds since 1970. */
export type Change = { at: number; ids: string[] };

export type ReadOptions = {
  /** The last good text of each file, which stands in while the file is broken. */
  lastGood: CopyStore;
  check: ExtraCheck;
};

type NamedDocument = { name: string; document: StoredDocument };

const noEntries = (error: unknown) => {
  if (errorCodeOf(error) === "ENOENT") return [];
  throw error;
};
const noText = (error: unknown) => {
  if (errorCodeOf(error) === "ENOENT") return null;
  throw error;
};
async function listFiles(folder: string, isWanted: (path: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isWanted)
    .sort();
}

/** Drafts of other content, such as prices, lie in the same folder. */
const isDocumentFile = (path: string) =>
  path.endsWith(".json") && !fileFolders.some((name) => name === basename(dirname(path)));

async function listDocumentFiles(folder: string | undefined): Promise<string[]> {
  return folder === undefined ? [] : listFiles(folder, isDocumentFile).catch(noEntries);
}

function listContentFiles(folders: ContentFolders) {
  return Promise.all([
    listFiles(folders.documents, (path) => path.endsWith(".json")),
    listFiles(folders.models, (path) => path.endsWith("index.json")),
    listFiles(folders.slices, (path) => path.endsWith("model.json")),
    listDocumentFiles(folders.drafts),
    listDocumentFiles(folders.scheduled),
  ]);
}

/** A short text that differs when a content file was added, removed or written. Reads no file. */
export async function readFingerprint(folders: ContentFolders): Promise<string> {
  const paths = (await listContentFiles(folders)).flat();
  const stamps = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(noText);
      return `${path}:${found?.mtimeMs}:${found?.size}`;
    }),
  );
  return stamps.join("\n");
}

async function readFiles(paths: string[]): Promise<SourceFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(path, "utf8").catch(noText) })),
  );
  // An editor's command may have moved one since the folder was listed.
  return files.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

function parseModel<T>({ path, text }: SourceFile, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${nameFile(path)} is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Leaves out what has the identity of a document before it, and says so. */
function dropDoubles(
  files: NamedDocument[],
  models: Models,
): { kept: NamedDocument[]; problems: FileProblem[] } {
  const seen = new Map<string, string>();
  const problems: FileProblem[] = [];
  const kept = files.filter(({ name, document }) => {
    const { id, uid, type, lang } = document;
    const isSingle = uid === null && models.types.get(type)?.repeatable === false;
    const keys = [
      [`id ${id}`, "id", "id"],
      ...(uid === null ? [] : [[`uid ${type}/${lang}/${uid}`, "uid", "uid"]]),
      ...(isSingle ? [[`single ${type}/${lang}`, "type", "single type"]] : []),
    ];
    const double = keys.find(([key = ""]) => seen.has(key));
    if (double === undefined) {
      for (const [key = ""] of keys) seen.set(key, name);
      return true;
    }
    const [key = "", field = "", what] = double;
    const message = `has the same ${what} as ${nameFile(seen.get(key) ?? "")}`;
    problems.push({ file: nameFile(name), document: nameOfFile(name), field, line: 1, message });
    return false;
  });
  return { kept, problems };
}

/** The files in which a newer version takes the place of the one with the same id. */
function overlay(files: NamedDocument[], newer: NamedDocument[]): NamedDocument[] {
  const replaced = new Set(newer.map(({ document }) => document.id));
  return [...files.filter(({ document }) => !replaced.has(document.id)), ...newer];
}

function buildContent(files: NamedDocument[], models: Models): Content {
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

/** Reads a published file, or its last good text while it is broken. */
async function readPublished(
  file: SourceFile,
  models: Models,
  { lastGood, check }: ReadOptions,
): Promise<ReadFile> {
  const read = readDocumentText(file, models, check);
  if (read.problems.length === 0) {
    await lastGood.keep(nameFile(file.path), file.text);
    return read;
  }
  const text = await lastGood.load(nameFile(file.path));
  const last = text === null ? null : readDocumentText({ path: file.path, text }, models, check);
  return last?.problems.length === 0 ? { document: last.document, problems: read.problems } : read;
}

type Tray = { files: NamedDocument[]; problems: FileProblem[] };

async function readTray(
  paths: string[],
  read: (file: SourceFile) => Promise<ReadFile> | ReadFile,
): Promise<Tray> {
  const files = await readFiles(paths);
  const results = await Promise.all(files.map(async (file) => ({ name: file.path, ...(await read(file)) })));
  return {
    files: results.flatMap(({ name, document }) => (document === null ? [] : [{ name, document }])),
    problems: results.flatMap(({ problems }) => problems),
  };
}

const dueAt = ({ document }: NamedDocument) => Date.parse(document.last_publication_date);

function findFirst(coming: NamedDocument[]): Change | null {
  const at = Math.min(...coming.map(dueAt));
  const first = coming.filter((file) => dueAt(file) === at);
  return first.length === 0 ? null : { at, ids: first.map(({ document }) => document.id) };
}

/** Reads every custom type and slice. Throws with the name of the first file that is wrong. */
export async function readModels(folders: Pick<ContentFolders, "models" | "slices">): Promise<Models> {
  const [modelPaths, slicePaths] = await Promise.all([
    listFiles(folders.models, (path) => path.endsWith("index.json")),
    listFiles(folders.slices, (path) => path.endsWith("model.json")),
  ]);
  const [types, slices] = await Promise.all([readFiles(modelPaths), readFiles(slicePaths)]);
  return {
    types: new Map(types.map((file) => parseModel(file, customTypeSchema)).map((type) => [type.id, type])),
    slices: new Map(
      slices.map((file) => parseModel(file, sharedSliceSchema)).map((slice) => [slice.id, slice]),
    ),
  };
}

/**
 * Reads and checks every document as it counts at `now` (milliseconds since 1970). A broken file harms no other:
 * its last good version stands in, or what can be read of it, or nothing.
 */
export async function readEditions(
  folders: ContentFolders,
  now: number,
  options: ReadOptions,
): Promise<Editions> {
  const models = await readModels(folders);
  const [documentPaths, , , draftPaths, scheduledPaths] = await listContentFiles(folders);
  const readLast = (file: SourceFile) => readPublished(file, models, options);
  const [documents, scheduled, drafts] = await Promise.all([
    readTray(documentPaths, readLast),
    readTray(scheduledPaths, readLast),
    readTray(draftPaths, (file) => readDocumentText(file, models, options.check)),
  ]);
  const due = scheduled.files.filter((file) => dueAt(file) <= now);
  const coming = scheduled.files.filter((file) => dueAt(file) > now);
  const published = dropDoubles(overlay(documents.files, due), models);
  const preview = dropDoubles(overlay(overlay(published.kept, coming), drafts.files), models);
  return {
    published: buildContent(published.kept, models),
    preview: buildContent(preview.kept, models),
    nextChange: findFirst(coming),
    problems: {
      published: [...documents.problems, ...scheduled.problems, ...published.problems],
      drafts: [...drafts.problems, ...preview.problems],
    },
  };
}
