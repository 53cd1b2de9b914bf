import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { errorCodeOf } from "@/lib/error-code";
import { customTypeSchema, getTypeFields, type Models, sharedSliceSchema } from "./models";

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

const timestamp = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a timestamp");

/** Prismic's document JSON without what depends on the request: `url`, `href`, `linked_documents`. */
export const documentSchema = z.object({
  id: z.string().min(1),
  uid: z.string().min(1).nullable(),
  type: z.string(),
  lang: z.string(),
  tags: z.array(z.string()),
  first_publication_date: timestamp,
  last_publication_date: timestamp,
  slugs: z.array(z.string()),
  alternate_languages: z.array(
    z.object({ id: z.string(), uid: z.string().optional(), type: z.string(), lang: z.string() }),
  ),
  data: z.record(z.string(), z.unknown()),
});
export type StoredDocument = z.infer<typeof documentSchema>;

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
  /** Throws the name of the first draft that is wrong: published content stays up beside it. */
  getPreview: () => Content;
  nextChange: Change | null;
};

/** Documents that become others by themselves, at a time in milliseconds since 1970. */
export type Change = { at: number; ids: string[] };

type SourceFile = { path: string; text: string };
type NamedDocument = { name: string; document: StoredDocument };

const noEntries = (error: unknown) => {
  if (errorCodeOf(error) === "ENOENT") return [];
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

async function listDocumentFiles(folder: string | undefined): Promise<string[]> {
  return folder === undefined ? [] : listFiles(folder, (path) => path.endsWith(".json")).catch(noEntries);
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
      const { mtimeMs, size } = await stat(path);
      return `${path}:${mtimeMs}:${size}`;
    }),
  );
  return stamps.join("\n");
}

async function readFiles(paths: string[]): Promise<SourceFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, "utf8") })));
}

function parseFile<T>({ path, text }: SourceFile, schema: z.ZodType<T>): T {
  const name = relative(process.cwd(), path);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON`, { cause: error });
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new Error(`${name} is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function refuseTwice(seen: Map<string, string>, key: string, what: string, name: string) {
  const other = seen.get(key);
  if (other) throw new Error(`${name} and ${other} have the same ${what}`);
  seen.set(key, name);
}

/** Holds the documents to what Prismic itself would never let an editor save. */
function checkDocuments(files: NamedDocument[], models: Models) {
  const ids = new Map<string, string>();
  const uids = new Map<string, string>();
  for (const { name, document } of files) {
    const { id, uid, type, lang } = document;
    const model = models.types.get(type);
    if (!model) throw new Error(`${name}: there is no custom type "${type}"`);
    if (basename(dirname(name)) !== type)
      throw new Error(`${name}: a "${type}" belongs into a folder of that name`);
    const hasUid = Object.values(getTypeFields(models, type) ?? {}).some((field) => field.type === "UID");
    if (hasUid !== (uid !== null))
      throw new Error(`${name}: a "${type}" ${hasUid ? "needs a" : "has no"} uid`);
    refuseTwice(ids, id, "id", name);
    if (uid !== null) refuseTwice(uids, `${type}/${lang}/${uid}`, "uid", name);
    else if (!model.repeatable) refuseTwice(uids, `${type}/${lang}`, "single type", name);
  }
}

/** The files in which a newer version takes the place of the one with the same id. */
function overlay(files: NamedDocument[], newer: NamedDocument[]): NamedDocument[] {
  const replaced = new Set(newer.map(({ document }) => document.id));
  return [...files.filter(({ document }) => !replaced.has(document.id)), ...newer].sort((a, b) =>
    a.document.id < b.document.id ? -1 : 1,
  );
}

function buildContent(files: NamedDocument[], models: Models): Content {
  checkDocuments(files, models);
  const documents = files.map(({ document }) => document);
  const hash = createHash("sha256").update(JSON.stringify([...models.types, ...models.slices]));
  for (const document of documents) hash.update(`${JSON.stringify(document)}\n`);
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    models,
    ref: hash.digest("base64url").slice(0, 16),
  };
}

async function readDocuments(paths: string[]): Promise<NamedDocument[]> {
  const files = await readFiles(paths);
  return files.map((file) => ({
    name: relative(process.cwd(), file.path),
    document: parseFile(file, documentSchema),
  }));
}

const dueAt = ({ document }: NamedDocument) => Date.parse(document.last_publication_date);

function findFirst(coming: NamedDocument[]): Change | null {
  const at = Math.min(...coming.map(dueAt));
  const first = coming.filter((file) => dueAt(file) === at);
  return first.length === 0 ? null : { at, ids: first.map(({ document }) => document.id) };
}

type Files = {
  documents: NamedDocument[];
  scheduled: NamedDocument[];
  /** What could not be read is nobody's problem before a preview asks for it. */
  drafts: PromiseSettledResult<NamedDocument[]>;
};

function buildEditions({ documents, scheduled, drafts }: Files, models: Models, now: number): Editions {
  const due = scheduled.filter((file) => dueAt(file) <= now);
  const coming = scheduled.filter((file) => dueAt(file) > now);
  const current = overlay(documents, due);
  return {
    published: buildContent(current, models),
    getPreview() {
      if (drafts.status === "rejected") throw drafts.reason;
      return buildContent(overlay(overlay(current, coming), drafts.value), models);
    },
    nextChange: findFirst(coming),
  };
}

/** Reads and checks every document and model as they count at `now` (milliseconds since 1970). Rejects with the name of the first file that is wrong. */
export async function readEditions(folders: ContentFolders, now: number): Promise<Editions> {
  const [documentPaths, modelPaths, slicePaths, draftPaths, scheduledPaths] = await listContentFiles(folders);
  const [modelFiles, sliceFiles, documents, scheduled, [drafts]] = await Promise.all([
    readFiles(modelPaths),
    readFiles(slicePaths),
    readDocuments(documentPaths),
    readDocuments(scheduledPaths),
    Promise.allSettled([readDocuments(draftPaths)]),
  ]);
  const types = modelFiles.map((file) => parseFile(file, customTypeSchema));
  const slices = sliceFiles.map((file) => parseFile(file, sharedSliceSchema));
  const models: Models = {
    types: new Map(types.map((type) => [type.id, type])),
    slices: new Map(slices.map((slice) => [slice.id, slice])),
  };
  return buildEditions({ documents, scheduled, drafts }, models, now);
}
