import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import { slugPattern } from "@/lib/base/markdown/slug";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { emptyIfMissing } from "@/lib/platform/content-files/if-missing";
import { type FileFolder, fileFolders } from "@/lib/platform/content-files/names";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";

/** A content file that is not a document, with the paths of its published version and its draft. */
export type FileVersions = {
  /** Folder and file name without extension: "posts/robots-txt-rfc-9309". */
  name: string;
  published: string | null;
  draft: string | null;
};

const draftFolder = (folder: FileFolder) => resolve(env.CONTENT_DIR, "drafts", folder);

async function listNamed(folder: FileFolder, path: string): Promise<[name: string, file: string][]> {
  const names = await readdir(path).catch(emptyIfMissing);
  const files = names.filter((name) => [".md", ".json"].includes(extname(name)));
  return files.map((name) => [`${folder}/${basename(name, extname(name))}`, join(path, name)]);
}

async function listFolder(folder: FileFolder): Promise<FileVersions[]> {
  const [published, drafts] = await Promise.all([
    listNamed(folder, contentFolder(folder)),
    listNamed(folder, draftFolder(folder)),
  ]);
  const [publishedByName, draftByName] = [new Map(published), new Map(drafts)];
  const names = [...new Set([...publishedByName.keys(), ...draftByName.keys()])].sort();
  return names.map((name) => ({
    name,
    published: publishedByName.get(name) ?? null,
    draft: draftByName.get(name) ?? null,
  }));
}

/** Every content file that is not a document, by name. */
export async function listFiles(): Promise<FileVersions[]> {
  return (await Promise.all(fileFolders.map(listFolder))).flat();
}

/** Whether a name has the form of a content file's name; the file need not exist. */
export const isFileName = (name: string): boolean =>
  fileFolders.some((folder) => name.startsWith(`${folder}/`));

export async function findFile(name: string): Promise<FileVersions | null> {
  return (await listFiles()).find((entry) => entry.name === name) ?? null;
}

/** The path of the latest version: the draft, else the published one. */
export const latestFile = ({ draft, published }: FileVersions): string => draft ?? published ?? "";

const folderOf = (name: string) => fileFolders.find((folder) => folder === dirname(name)) ?? "posts";
const draftPath = (name: string, ending: string) =>
  join(draftFolder(folderOf(name)), `${basename(name)}${ending}`);

/** Creates a draft from the published file, unless one exists; returns its path. */
export async function startFileDraft(entry: FileVersions): Promise<string> {
  if (entry.draft !== null || entry.published === null) return entry.draft ?? "";
  const path = draftPath(entry.name, extname(entry.published));
  await writeAtomically(path, await readFile(entry.published, "utf8"));
  return path;
}

/** Whether a new file can be created as a copy of another: only Markdown files hold one page each. */
export function canCopyFile(name: string, other: FileVersions): boolean {
  const isSameKind = dirname(name) === dirname(other.name) && latestFile(other).endsWith(".md");
  return isSameKind && slugPattern.test(basename(name));
}

/** Creates a draft of a new file with another file's content; returns its path. */
export async function startFileCopy(name: string, other: FileVersions): Promise<string> {
  const path = draftPath(name, extname(latestFile(other)));
  await writeAtomically(path, await readFile(latestFile(other), "utf8"));
  return path;
}

export async function publishFile({ name, draft, published }: FileVersions): Promise<void> {
  if (draft === null) return;
  const path = published ?? join(contentFolder(folderOf(name)), basename(draft));
  await writeAtomically(path, await readFile(draft, "utf8"));
  await rm(draft, { force: true });
}

/** Unpublishes a file; it becomes a draft, unless there is one. */
export async function unpublishFile(entry: FileVersions): Promise<void> {
  await startFileDraft(entry);
  if (entry.published !== null) await rm(entry.published, { force: true });
}

export async function discardFileDraft({ draft }: FileVersions): Promise<void> {
  if (draft !== null) await rm(draft, { force: true });
}
