import "server-only";
import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Client, PrismicDocument } from "@prismicio/client";
import { z } from "zod";
import { isRecord } from "@/lib/base/is-record";
import { listJsonFiles } from "@/lib/content/prismic/embedded/content";
import { formatDocument, type StoredDocument } from "@/lib/content/prismic/embedded/document-file";
import { masterLang } from "@/lib/content/prismic/embedded/search";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";

/** The properties of a document link that are stored; the API adds the others to each response. */
const linkKeys = ["link_type", "type", "id", "key", "text", "variant"];

/** A value without the API's data about linked documents. */
function toStoredValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStoredValue);
  if (!isRecord(value)) return value;
  if (value.link_type === "Document") {
    return Object.fromEntries(linkKeys.flatMap((key) => (key in value ? [[key, value[key]]] : [])));
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toStoredValue(child)]));
}

/**
 * Converts a document from an API response to its file format: nothing that depends on the request, keys in
 * our order.
 */
export function toStoredDocument(document: PrismicDocument): StoredDocument {
  const data = toStoredValue(document.data);
  return {
    id: document.id,
    uid: document.uid ?? null,
    type: document.type,
    tags: document.tags,
    lang: document.lang,
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    alternate_languages: document.alternate_languages.map(({ id, uid, type, lang }) => ({
      id,
      ...(uid !== undefined && { uid }),
      type,
      lang,
    })),
    slugs: document.slugs,
    data: isRecord(data) ? data : {},
  };
}

/** The effect of a pull on a folder; paths are relative to it. */
export type PullPlan = {
  folder: string;
  added: { path: string; text: string }[];
  changed: { path: string; text: string }[];
  same: string[];
  /** Files of documents that the repository does not have. */
  localOnly: string[];
};

type FileOnDisk = { path: string; text: string; id: string };

const idSchema = z.object({ id: z.string() });

function readId(path: string, text: string): string {
  try {
    return idSchema.parse(JSON.parse(text)).id;
  } catch (cause) {
    throw new Error(`${path} is not a document: it needs valid JSON with an "id".`, { cause });
  }
}

async function readDocumentFiles(folder: string): Promise<FileOnDisk[]> {
  return Promise.all(
    (await listJsonFiles(folder)).map(async (path) => {
      const text = await readFile(path, "utf8");
      return { path: relative(folder, path), text, id: readId(path, text) };
    }),
  );
}

// SECURITY: these texts come from a remote host and become file names.
const safeName = /^[\w~-][\w.~-]{0,150}$/;

/** The path of a new document's file: by its uid, slug, type or id. */
function choosePath(document: StoredDocument, taken: Set<string>): string {
  const { id, uid, type, lang, slugs } = document;
  if (!safeName.test(type) || !safeName.test(id) || !safeName.test(lang))
    throw new Error(`A document's type, id or language cannot be a file name: ${JSON.stringify(id)}`);
  const suffix = lang === masterLang ? "" : `.${lang}`;
  const name = [uid, slugs[0], type, id].find((text) => text && safeName.test(text)) ?? id;
  const path = join(type, `${name}${suffix}.json`);
  return taken.has(path) ? join(type, `${name}-${id}${suffix}.json`) : path;
}

/** Compares every document of a repository with the files in `folder`. A document keeps its file. */
export async function planPull(client: Client<PrismicDocument>, folder: string): Promise<PullPlan> {
  const files = await readDocumentFiles(folder);
  const byId = new Map(files.map((file) => [file.id, file]));
  const taken = new Set(files.map(({ path }) => path));
  const plan: PullPlan = { folder, added: [], changed: [], same: [], localOnly: [] };
  const documents = (await client.dangerouslyGetAll({ lang: "*" })).map(toStoredDocument);
  // In the same order each time: the first of two that could have the same name gets it.
  for (const document of documents.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const text = formatDocument(document);
    const file = byId.get(document.id);
    byId.delete(document.id);
    if (!file) {
      const path = choosePath(document, taken);
      taken.add(path);
      plan.added.push({ path, text });
    } else if (file.text === text) plan.same.push(file.path);
    else plan.changed.push({ path: file.path, text });
  }
  plan.localOnly = [...byId.values()].map(({ path }) => path);
  return plan;
}

/** Applies a plan, writing each file atomically. Files in `localOnly` are kept unless `prune` is set. */
export async function applyPull(plan: PullPlan, { prune }: { prune: boolean }): Promise<void> {
  for (const { path, text } of [...plan.added, ...plan.changed]) {
    await writeAtomically(join(plan.folder, path), text);
  }
  if (prune) for (const path of plan.localOnly) await rm(join(plan.folder, path));
}
