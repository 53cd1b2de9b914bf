/** The versions of what editors change: documents of the CMS, and other content files such as posts and prices. */
import "server-only";
import { randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import { isEmbedded } from "@/lib/content/prismic/client";
import { listDocumentFiles } from "@/lib/content/prismic/embedded/content";
import {
  documentSchema,
  formatDocument,
  nameOfFile,
  type StoredDocument,
} from "@/lib/content/prismic/embedded/document-file";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { emptyIfMissing } from "@/lib/platform/content-files/if-missing";
import { fileFolders } from "@/lib/platform/content-files/names";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";

const stageFolders = { published: "documents", draft: "drafts", scheduled: "scheduled" } as const;
type Stage = keyof typeof stageFolders;
const stages: readonly Stage[] = ["published", "draft", "scheduled"];

/** One version: its file and text. `document` is null for files that are not documents, also for invalid ones. */
export type Version = { file: string; text: string; document: StoredDocument | null };

/**
 * A document or another file with its versions. `name` is `type/uid` of a document, or its type when there is only one; of
 * another file it is `folder/file` without extension. Only documents have an id and scheduled versions.
 */
export type ContentEntry = { name: string; id: string | null } & Record<Stage, Version | null>;

/** Whether a name is that of a content file, not of a CMS document; neither need exist. */
export const isContentFileName = (name: string): boolean =>
  fileFolders.some((folder) => name.startsWith(`${folder}/`));

function folderOf(stage: Stage, folder: string): string {
  const known = stage === "published" ? fileFolders.find((name) => name === folder) : undefined;
  return known ? contentFolder(known) : resolve(env.CONTENT_DIR, stageFolders[stage], folder);
}

/** The file of a stage for another version's file: folder and file name are the same in all of them. */
const fileOf = (stage: Stage, other: string): string =>
  join(/* turbopackIgnore: true */ folderOf(stage, basename(dirname(other))), basename(other));

/** Markdown and JSON files directly in a folder; none if it is missing. */
async function listTexts(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing);
  return names.filter((name) => [".md", ".json"].includes(extname(name))).map((name) => join(folder, name));
}

const listDocuments = (stage: Stage) => listDocumentFiles(resolve(env.CONTENT_DIR, stageFolders[stage]));

function parseDocument(text: string): StoredDocument | null {
  try {
    return documentSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const readDocument = async (file: string): Promise<Version> => {
  const text = await readFile(file, "utf8");
  return { file, text, document: parseDocument(text) };
};

async function readStage(stage: Stage): Promise<Version[]> {
  const documents = isEmbedded ? await listDocuments(stage) : [];
  const texts = await Promise.all(fileFolders.map((folder) => listTexts(folderOf(stage, folder))));
  return Promise.all([
    ...documents.map(readDocument),
    ...texts.flat().map(async (file) => ({ file, text: await readFile(file, "utf8"), document: null })),
  ]);
}

function nameOf({ file, document }: Version): string {
  if (document?.uid) return `${document.type}/${document.uid}`;
  const name = `${basename(dirname(file))}/${basename(file, extname(file))}`;
  return isContentFileName(name) ? name : nameOfFile(file);
}

/** Everything with any version, by name. */
export async function listEntries(): Promise<ContentEntry[]> {
  if (isEmbedded) await publishDue(Date.now());
  const entries: ContentEntry[] = [];
  for (const stage of stages) {
    for (const version of await readStage(stage)) {
      const [name, id] = [nameOf(version), version.document?.id ?? null];
      // The id decides: a draft may have the URL of another page, which the check then reports.
      const known =
        entries.find((entry) => id !== null && entry.id === id) ??
        entries.find((entry) => entry.name === name);
      if (known === undefined) {
        entries.push({ name, id, published: null, draft: null, scheduled: null, [stage]: version });
      } else {
        known[stage] = version;
        known.id ??= id;
      }
    }
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The version that an editor continues from: the draft, else the scheduled version, else the published one. */
export function latestVersion({ name, draft, scheduled, published }: ContentEntry): Version {
  const latest = draft ?? scheduled ?? published;
  if (latest === null) throw new Error(`${name} has no version`);
  return latest;
}

async function write(file: string, text: string): Promise<string> {
  await writeAtomically(file, text);
  return file;
}

const remove = async (version: Version | null) => {
  if (version !== null) await rm(version.file, { force: true });
};

const formatTimestamp = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, "+0000");

/** Creates a draft from the latest version, unless one exists; returns its file. */
export async function startDraft(entry: ContentEntry): Promise<string> {
  const { file, text } = latestVersion(entry);
  return entry.draft?.file ?? write(fileOf("draft", file), text);
}

/** Creates a draft of a new file with another file's text; returns its path. */
export async function startNewFile(name: string, { file, text }: Version): Promise<string> {
  return write(fileOf("draft", `${name}${extname(file)}`), text);
}

/** Creates a draft of a new document with another document's content; returns its file. */
export async function startNewDocument(source: StoredDocument, uid: string): Promise<string> {
  const id = randomBytes(12).toString("base64url");
  const now = formatTimestamp(new Date());
  // A file name outlasts a change of the uid, so it can be taken.
  const files = (await Promise.all(stages.map(listDocuments))).flat();
  const isTaken = files.some((file) => file.endsWith(`/${source.type}/${uid}.json`));
  const document = {
    ...source,
    id,
    uid,
    slugs: [uid],
    alternate_languages: [],
    first_publication_date: now,
    last_publication_date: now,
  };
  const name = `${source.type}/${isTaken ? `${uid}-${id}` : uid}.json`;
  return write(fileOf("draft", name), formatDocument(document));
}

/** Publishes the latest version, now or on schedule, and removes the draft. */
export async function publishEntry(entry: ContentEntry, scheduledAt?: Date): Promise<void> {
  const { file, text, document } = latestVersion(entry);
  // A draft may have another file name: with two files of one id, the site shows the first.
  const target = entry.published?.file ?? entry.scheduled?.file ?? file;
  const time = formatTimestamp(scheduledAt ?? new Date());
  const first = entry.published?.document?.first_publication_date ?? time;
  const dates = { first_publication_date: first, last_publication_date: time };
  const dated = document === null ? text : formatDocument({ ...document, ...dates });
  await writeAtomically(fileOf(scheduledAt ? "scheduled" : "published", target), dated);
  await remove(entry.draft);
  if (!scheduledAt) await remove(entry.scheduled);
}

/** Removes the published and the scheduled version. The latest one becomes a draft, unless there is one. */
export async function unpublishEntry(entry: ContentEntry): Promise<void> {
  await startDraft(entry);
  await remove(entry.scheduled);
  await remove(entry.published);
}

/** Deletes the draft and the scheduled version; the published version stays. */
export async function discardDraft(entry: ContentEntry): Promise<void> {
  await remove(entry.draft);
  await remove(entry.scheduled);
}

const publicationOf = (document: StoredDocument) => Date.parse(document.last_publication_date);

/**
 * Publishes every scheduled version that is due, with the dates it was scheduled with. A newer published version wins.
 * @param now milliseconds since 1970
 */
export async function publishDue(now: number): Promise<void> {
  const scheduled = await Promise.all((await listDocuments("scheduled")).map(readDocument));
  const due = scheduled.filter(({ document }) => document !== null && publicationOf(document) <= now);
  if (due.length === 0) return;
  const published = await Promise.all((await listDocuments("published")).map(readDocument));
  for (const { file, text, document } of due) {
    if (document === null) continue;
    const current = published.find((version) => version.document?.id === document.id);
    const isNewest = !current?.document || publicationOf(current.document) <= publicationOf(document);
    if (isNewest) await writeAtomically(current?.file ?? fileOf("published", file), text);
    await rm(file, { force: true });
  }
}
