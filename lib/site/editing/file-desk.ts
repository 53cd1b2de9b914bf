import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import { uidPattern } from "@/lib/content/prismic/embedded/check-document";
import { writeWhole } from "@/lib/content/prismic/embedded/desk";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { type FileFolder, fileFolders } from "@/lib/platform/content-files/names";

/** A content file that is no document: its published version and its draft, as paths. */
export type FileEntry = {
  /** Folder and file without its ending: "posts/robots-txt-rfc-9309". */
  name: string;
  published: string | null;
  draft: string | null;
};

const draftFolder = (folder: FileFolder) => resolve(env.CONTENT_DIR, "drafts", folder);

async function listNamed(folder: FileFolder, path: string): Promise<[name: string, file: string][]> {
  const names = await readdir(path).catch(() => []);
  const files = names.filter((name) => [".md", ".json"].includes(extname(name)));
  return files.map((name) => [`${folder}/${basename(name, extname(name))}`, join(path, name)]);
}

async function listFolder(folder: FileFolder): Promise<FileEntry[]> {
  const [published, drafts] = await Promise.all([
    listNamed(folder, contentFolder(folder)),
    listNamed(folder, draftFolder(folder)),
  ]);
  const [out, work] = [new Map(published), new Map(drafts)];
  const names = [...new Set([...out.keys(), ...work.keys()])].sort();
  return names.map((name) => ({ name, published: out.get(name) ?? null, draft: work.get(name) ?? null }));
}

/** Every content file that is no document, by name. */
export async function listFiles(): Promise<FileEntry[]> {
  return (await Promise.all(fileFolders.map(listFolder))).flat();
}

/** Whether a name is one of a file's, whether or not there is such a file. */
export const isFileName = (name: string): boolean =>
  fileFolders.some((folder) => name.startsWith(`${folder}/`));

/** The file with this name, or null. */
export async function findFile(name: string): Promise<FileEntry | null> {
  return (await listFiles()).find((entry) => entry.name === name) ?? null;
}

/** The version that would be published next: the draft, else what is out. */
export const newestFile = ({ draft, published }: FileEntry): string => draft ?? published ?? "";

const folderOf = (name: string) => fileFolders.find((folder) => folder === dirname(name)) ?? "posts";
const draftPath = (name: string, ending: string) =>
  join(draftFolder(folderOf(name)), `${basename(name)}${ending}`);

/** A draft of a file as it stands now; answers its path. A draft that exists stays as it is. */
export async function startFileDraft(entry: FileEntry): Promise<string> {
  if (entry.draft !== null || entry.published === null) return entry.draft ?? "";
  const path = draftPath(entry.name, extname(entry.published));
  await writeWhole(path, await readFile(entry.published, "utf8"));
  return path;
}

/** Whether a new file can start as a copy of another: only Markdown is one page a file. */
export function canCopyFile(name: string, other: FileEntry): boolean {
  const isSameKind = dirname(name) === dirname(other.name) && newestFile(other).endsWith(".md");
  return isSameKind && uidPattern.test(basename(name));
}

/** A draft of a new file with the content of another one; answers its path. */
export async function startFileCopy(name: string, other: FileEntry): Promise<string> {
  const path = draftPath(name, extname(newestFile(other)));
  await writeWhole(path, await readFile(newestFile(other), "utf8"));
  return path;
}

/** Puts the draft in the place of the published file. */
export async function publishFile({ name, draft, published }: FileEntry): Promise<void> {
  if (draft === null) return;
  const path = published ?? join(contentFolder(folderOf(name)), basename(draft));
  await writeWhole(path, await readFile(draft, "utf8"));
  await rm(draft, { force: true });
}

/** Takes a file off the site; it becomes a draft, unless there is one. */
export async function unpublishFile(entry: FileEntry): Promise<void> {
  await startFileDraft(entry);
  if (entry.published !== null) await rm(entry.published, { force: true });
}

/** Gives up a draft. */
export async function discardFileDraft({ draft }: FileEntry): Promise<void> {
  if (draft !== null) await rm(draft, { force: true });
}
