import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { customTypeSchema, getTypeFields, type Models, sharedSliceSchema } from "./models";

/** Where a repository keeps its parts, as absolute paths. */
export type ContentFolders = {
  /** `<type>/<any name>.json`, one document each. */
  documents: string;
  /** `<type>/index.json`, custom types. */
  models: string;
  /** `<Name>/model.json`, shared slices. */
  slices: string;
};

const timestamp = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a timestamp");

/** Prismic's document JSON without what depends on the request: `url`, `href`, `linked_documents`. */
const documentSchema = z.object({
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

type SourceFile = { path: string; text: string };

async function listFiles(folder: string, isWanted: (path: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isWanted)
    .sort();
}

function listContentFiles(folders: ContentFolders) {
  return Promise.all([
    listFiles(folders.documents, (path) => path.endsWith(".json")),
    listFiles(folders.models, (path) => path.endsWith("index.json")),
    listFiles(folders.slices, (path) => path.endsWith("model.json")),
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
function checkDocuments(files: { name: string; document: StoredDocument }[], models: Models) {
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

/** Reads and checks every document and model. Rejects with the name of the first file that is wrong. */
export async function readContent(folders: ContentFolders): Promise<Content> {
  const [documentPaths, modelPaths, slicePaths] = await listContentFiles(folders);
  const [documentFiles, modelFiles, sliceFiles] = await Promise.all(
    [documentPaths, modelPaths, slicePaths].map(readFiles),
  );
  const types = (modelFiles ?? []).map((file) => parseFile(file, customTypeSchema));
  const slices = (sliceFiles ?? []).map((file) => parseFile(file, sharedSliceSchema));
  const models: Models = {
    types: new Map(types.map((type) => [type.id, type])),
    slices: new Map(slices.map((slice) => [slice.id, slice])),
  };
  const read = (documentFiles ?? []).map((file) => ({
    name: relative(process.cwd(), file.path),
    document: parseFile(file, documentSchema),
  }));
  checkDocuments(read, models);
  const hash = createHash("sha256");
  for (const { path, text } of [documentFiles, modelFiles, sliceFiles].flatMap((files) => files ?? [])) {
    hash.update(`${relative(process.cwd(), path)}\n${text.length}\n${text}`);
  }
  const documents = read.map(({ document }) => document);
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    models,
    ref: hash.digest("base64url").slice(0, 16),
  };
}
