import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { env } from "@/lib/env/server";
import { documentSchema, type StoredDocument } from "./content";

/** The three trays in which versions of documents lie as files. */
const trays = { published: "documents", draft: "drafts", scheduled: "scheduled" } as const;
export type Tray = keyof typeof trays;

/** A document with the versions that exist of it. `name` is `type/uid`, or the type where there is only one. */
export type DeskEntry = { name: string; id: string; type: string } & Record<Tray, StoredDocument | null>;

type DeskFile = { tray: Tray; file: string; document: StoredDocument };

const folderOf = (tray: Tray) => resolve(env.CONTENT_DIR, trays[tray]);
const nameOf = ({ type, uid }: StoredDocument, file: string) => {
  const rest = uid ?? basename(file, ".json");
  return rest === type || (uid === null && type === "home_page") ? type : `${type}/${rest}`;
};

/** Prismic's way to write a time. */
export const formatTimestamp = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, "+0000");

async function readTray(tray: Tray): Promise<DeskFile[]> {
  const entries = await readdir(folderOf(tray), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  return Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = await readFile(file, "utf8");
      try {
        return { tray, file, document: documentSchema.parse(JSON.parse(text)) };
      } catch (error) {
        throw new Error(`${file} is not a document: ${error instanceof Error ? error.message : ""}`);
      }
    }),
  );
}

async function readDesk(): Promise<DeskFile[]> {
  const order: Tray[] = ["published", "draft", "scheduled"];
  return (await Promise.all(order.map(readTray))).flat();
}

/** Every document that has a version in any tray, by name. Throws when a file is no document. */
export async function listDesk(): Promise<DeskEntry[]> {
  const entries = new Map<string, DeskEntry>();
  for (const { tray, file, document } of await readDesk()) {
    const { id, type } = document;
    const known = entries.get(id) ?? {
      name: nameOf(document, file),
      ...{ id, type, published: null, draft: null, scheduled: null },
    };
    entries.set(id, { ...known, [tray]: document });
  }
  return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The document with this name, or null. */
export async function findEntry(name: string): Promise<DeskEntry | null> {
  return (await listDesk()).find((entry) => entry.name === name) ?? null;
}

const nameOfFile = ({ uid, type }: StoredDocument, known: string | undefined) =>
  known === undefined ? `${uid ?? type}.json` : basename(known);

/** Writes a document into a tray, whole or not at all: the site may be reading. Answers the file. */
async function put(tray: Tray, document: StoredDocument): Promise<string> {
  const known = (await readDesk()).find((file) => file.document.id === document.id)?.file;
  const file = join(folderOf(tray), document.type, nameOfFile(document, known));
  await mkdir(dirname(file), { recursive: true });
  const whole = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(whole, `${JSON.stringify(document, null, 2)}\n`);
  await rename(whole, file);
  return file;
}

async function take(tray: Tray, id: string): Promise<void> {
  const found = (await readTray(tray)).filter(({ document }) => document.id === id);
  await Promise.all(found.map(({ file }) => rm(file)));
}

/** The version that an editor goes on from: what is at work, else what comes, else what is out. */
export const newestOf = ({ draft, scheduled, published }: DeskEntry): StoredDocument | null =>
  draft ?? scheduled ?? published;

/** A draft of a document, as it stands now; answers its file. A draft that exists stays as it is. */
export async function startDraft(entry: DeskEntry): Promise<string> {
  const newest = newestOf(entry);
  if (newest === null) throw new Error(`${entry.name} has no version`);
  if (entry.draft === null) return put("draft", newest);
  const files = await readTray("draft");
  return files.find(({ document }) => document.id === entry.id)?.file ?? "";
}

/** A draft of a new document with the content of another one; answers its file. */
export async function startNewDraft(model: StoredDocument, uid: string): Promise<string> {
  const now = formatTimestamp(new Date());
  return put("draft", {
    ...model,
    id: randomBytes(12).toString("base64url"),
    uid,
    slugs: [uid],
    alternate_languages: [],
    first_publication_date: now,
    last_publication_date: now,
  });
}

/** Puts out the newest version at `at`: now, or, when that is later, by itself. The draft is gone then. */
export async function publishEntry(entry: DeskEntry, at: Date, isLater: boolean): Promise<void> {
  const newest = newestOf(entry);
  if (newest === null) throw new Error(`${entry.name} has no version`);
  const time = formatTimestamp(at);
  const first = entry.published?.first_publication_date ?? time;
  const document = { ...newest, first_publication_date: first, last_publication_date: time };
  await put(isLater ? "scheduled" : "published", document);
  await take("draft", entry.id);
  if (!isLater) await take("scheduled", entry.id);
}

/** Takes a document off the site. What was published becomes a draft, unless there is one. */
export async function unpublishEntry(entry: DeskEntry): Promise<void> {
  const newest = newestOf(entry);
  if (newest !== null && entry.draft === null) await put("draft", newest);
  await take("scheduled", entry.id);
  await take("published", entry.id);
}

/** Gives up a draft and what was scheduled. */
export async function discardDraft(entry: DeskEntry): Promise<void> {
  await take("draft", entry.id);
  await take("scheduled", entry.id);
}
