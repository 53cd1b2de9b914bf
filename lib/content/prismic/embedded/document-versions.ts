import "server-only";
import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";
import { listDocumentFiles } from "./content";
import { documentSchema, nameOfFile, type StoredDocument } from "./document-file";

const stageFolders = { published: "documents", draft: "drafts", scheduled: "scheduled" } as const;
type Stage = keyof typeof stageFolders;

/**
 * One version of a document: its file and content. `document` is null when the file is not a valid document.
 */
export type DocumentVersion = { file: string; text: string; document: StoredDocument | null };

/** A document with its versions. `name` is `type/uid`, or the type when there is only one. */
export type DocumentVersions = { name: string; id: string | null } & Record<Stage, DocumentVersion | null>;

type StagedFile = DocumentVersion & { stage: Stage };

const folderOf = (stage: Stage) => resolve(env.CONTENT_DIR, stageFolders[stage]);
const nameOf = ({ file, document }: DocumentVersion) =>
  document?.uid ? `${document.type}/${document.uid}` : nameOfFile(file);

const formatTimestamp = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, "+0000");

const publicationOf = (document: StoredDocument) => Date.parse(document.last_publication_date);

function parseDocument(text: string): StoredDocument | null {
  try {
    return documentSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function readStage(stage: Stage): Promise<StagedFile[]> {
  const files = await listDocumentFiles(folderOf(stage));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, "utf8");
      return { stage, file, text, document: parseDocument(text) };
    }),
  );
}

async function readAllVersions(): Promise<StagedFile[]> {
  const order: Stage[] = ["published", "draft", "scheduled"];
  return (await Promise.all(order.map(readStage))).flat();
}

/** Every document with any version, by name. A file that is not a valid document has only its name. */
export async function listDocumentVersions(): Promise<DocumentVersions[]> {
  await publishDue(Date.now());
  const entries: DocumentVersions[] = [];
  for (const { stage, ...version } of await readAllVersions()) {
    const [name, id] = [nameOf(version), version.document?.id ?? null];
    // The id decides: a draft may have the URL of another page, which the check then reports.
    const known =
      entries.find((entry) => id !== null && entry.id === id) ?? entries.find((entry) => entry.name === name);
    if (known === undefined) {
      entries.push({ name, id, published: null, draft: null, scheduled: null, [stage]: version });
    } else {
      known[stage] = version;
      known.id ??= id;
    }
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export async function findDocumentVersions(name: string): Promise<DocumentVersions | null> {
  return (await listDocumentVersions()).find((entry) => entry.name === name) ?? null;
}

/** The file name of a document in every stage. It outlasts a change of the uid, so a new document's name can be taken. */
function fileNameOf({ id, uid, type }: StoredDocument, all: readonly StagedFile[]): string {
  const own = all.find(({ document }) => document?.id === id);
  if (own !== undefined) return basename(own.file);
  const name = uid ?? type;
  const isTaken = all.some(({ file }) => file.endsWith(`/${type}/${name}.json`));
  return isTaken ? `${name}-${id}.json` : `${name}.json`;
}

/** Writes a document version; returns its file. */
async function writeVersion(stage: Stage, document: StoredDocument): Promise<string> {
  const name = fileNameOf(document, await readAllVersions());
  const file = join(/* turbopackIgnore: true */ folderOf(stage), document.type, name);
  await writeAtomically(file, `${JSON.stringify(document, null, 2)}\n`);
  return file;
}

const remove = async (version: DocumentVersion | null) => {
  if (version !== null) await rm(version.file, { force: true });
};

/**
 * The version that an editor continues from: the draft, else the scheduled version, else the published one.
 */
export const latestVersion = ({ draft, scheduled, published }: DocumentVersions): DocumentVersion | null =>
  draft ?? scheduled ?? published;

function latestDocument(entry: DocumentVersions): StoredDocument {
  const document = latestVersion(entry)?.document;
  if (!document) throw new Error(`${entry.name} is unreadable; npm run content -- validate shows why`);
  return document;
}

/** Creates a draft from the latest version, unless one exists; returns its file. */
export async function startDraft(entry: DocumentVersions): Promise<string> {
  return entry.draft?.file ?? writeVersion("draft", latestDocument(entry));
}

/** Creates a draft of a new document with another document's content; returns its file. */
export async function startNewDraft(model: StoredDocument, uid: string): Promise<string> {
  const now = formatTimestamp(new Date());
  return writeVersion("draft", {
    ...model,
    id: randomBytes(12).toString("base64url"),
    uid,
    slugs: [uid],
    alternate_languages: [],
    first_publication_date: now,
    last_publication_date: now,
  });
}

/** Publishes the latest version at `at`, immediately or on schedule, and removes the draft. */
export async function publishEntry(entry: DocumentVersions, at: Date, isLater: boolean): Promise<void> {
  const newest = latestDocument(entry);
  const time = formatTimestamp(at);
  const first = entry.published?.document?.first_publication_date ?? time;
  const document = { ...newest, first_publication_date: first, last_publication_date: time };
  await writeVersion(isLater ? "scheduled" : "published", document);
  await remove(entry.draft);
  if (!isLater) await remove(entry.scheduled);
}

/** Unpublishes a document. Its latest version becomes a draft, unless there is one. */
export async function unpublishEntry(entry: DocumentVersions): Promise<void> {
  if (entry.draft === null) await writeVersion("draft", latestDocument(entry));
  await remove(entry.scheduled);
  await remove(entry.published);
}

/**
 * Publishes every scheduled version that is due, with the dates it was scheduled with. A newer published
 * version wins. Returns the ids of these documents.
 * @param now milliseconds since 1970
 */
export async function publishDue(now: number): Promise<string[]> {
  const scheduled = await readStage("scheduled");
  const due = scheduled.flatMap(({ file, document }) =>
    document !== null && publicationOf(document) <= now ? [{ file, document }] : [],
  );
  if (due.length === 0) return [];
  const published = new Map((await readStage("published")).map(({ document }) => [document?.id, document]));
  for (const { document, file } of due) {
    const current = published.get(document.id);
    const isNewest = !current || publicationOf(current) <= publicationOf(document);
    if (isNewest) await writeVersion("published", document);
    await rm(file, { force: true });
  }
  return due.map(({ document }) => document.id);
}

/** Deletes the draft and the scheduled version; the published version stays. */
export async function discardDraft(entry: DocumentVersions): Promise<void> {
  await remove(entry.draft);
  await remove(entry.scheduled);
}
