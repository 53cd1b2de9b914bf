import "server-only";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { env } from "@/lib/base/env/server";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { nullIfMissing } from "@/lib/platform/content-files/if-missing";
import { fileFolders } from "@/lib/platform/content-files/names";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";
import type { ChangeLog, SharedFile, SharedFileHash } from "./change-log";

const repositoryFolders = ["documents", "drafts", "scheduled", "media"] as const;
const treeFolders = [...repositoryFolders, ...fileFolders];

/** SECURITY: no segment may begin with a dot, so a path never leaves its folder. */
const pathPattern = /^(?<folder>[a-z-]+)(?<rest>(?:\/[A-Za-z0-9_][\w.~-]*)+)$/;

function folderOf(name: string): string | null {
  const fileFolder = fileFolders.find((folder) => folder === name);
  if (fileFolder !== undefined) return contentFolder(fileFolder);
  return repositoryFolders.some((folder) => folder === name) ? resolve(env.CONTENT_DIR, name) : null;
}

/** The file at a path of the content, such as "documents/page/datasets.json"; null for any other path. */
function fileAt(path: string): string | null {
  const { folder = "", rest = "" } = pathPattern.exec(path)?.groups ?? {};
  const root = folderOf(folder);
  return root === null ? null : join(/* turbopackIgnore: true */ root, rest);
}

type ContentTree = ReadonlyMap<string, Buffer>;

async function readFolder(name: string): Promise<[string, Buffer][]> {
  const root = folderOf(name) ?? "";
  // Only what is missing counts as missing: a folder that cannot be read now must not be deleted on all servers.
  if (!existsSync(/* turbopackIgnore: true */ root)) return [];
  const entries = await readdir(/* turbopackIgnore: true */ root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: [name, ...relative(root, file).split(sep)].join("/") }))
    .filter(({ path }) => fileAt(path) !== null);
  const read = await Promise.all(
    files.map(async ({ file, path }) => ({ path, body: await readFile(file).catch(nullIfMissing) })),
  );
  // Another process may have renamed a file since the folder was listed.
  return read.flatMap(({ path, body }): [string, Buffer][] => (body === null ? [] : [[path, body]]));
}

export async function readContentTree(): Promise<ContentTree> {
  return new Map((await Promise.all(treeFolders.map(readFolder))).flat());
}

/** Makes the content the same as `tree` again, except for drafts: an editor may be writing one. Missing drafts come back. */
export async function restoreContentTree(tree: ContentTree): Promise<void> {
  const current = await readContentTree();
  for (const path of new Set([...tree.keys(), ...current.keys()])) {
    const [file, body] = [fileAt(path), tree.get(path)];
    const isExistingDraft = path.startsWith("drafts/") && current.has(path);
    if (file === null || isExistingDraft || isSame(current.get(path), body)) continue;
    if (body === undefined) await rm(file, { force: true });
    else await writeAtomically(file, body);
  }
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64");
const isSame = (one?: Buffer, other?: Buffer) => (one && other ? one.equals(other) : one === other);
/** Whether a file has this hash; null for a file that does not exist. */
const hasHash = (body: Buffer | null | undefined, hash: string | null | undefined) =>
  (body ? hashOf(body) : null) === (hash ?? null);

const picturePattern = /\/media\/([\w./-]+\.(?:avif|jpe?g|png|webp))/gi;

function listPictures(changed: readonly SharedFile[], tree: ContentTree): SharedFile[] {
  const names = changed.flatMap(({ body }) =>
    [...(body?.toString("utf8") ?? "").matchAll(picturePattern)].map(([, name]) => `media/${name}`),
  );
  return [...new Set(names)].flatMap((path) => {
    const body = tree.get(path);
    return body === undefined ? [] : [{ path, body }];
  });
}

/**
 * The files that other servers do not have yet: those changed since `before`, drafts edited since they were shared, and
 * the images that all of these use.
 * @param shared what other servers have
 */
export function listUnshared(
  before: ContentTree,
  after: ContentTree,
  shared: readonly SharedFileHash[],
): SharedFile[] {
  const known = new Map(shared.map(({ path, hash }) => [path, hash]));
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => {
      const isDraft = path.startsWith("drafts/") && !hasHash(after.get(path), known.get(path));
      return !path.startsWith("media/") && (isDraft || !isSame(before.get(path), after.get(path)));
    })
    .map((path): SharedFile => ({ path, body: after.get(path) ?? null }));
  const pictures = listPictures(changed, after).filter(({ path, body }) => !hasHash(body, known.get(path)));
  return [...changed, ...pictures];
}

/** Applies another server's version of a file. A draft that was edited here since then is kept. */
async function applyFile({ path, hash }: SharedFileHash, log: Pick<ChangeLog, "readFile">): Promise<void> {
  const file = fileAt(path);
  if (file === null) return;
  const current = await readFile(file).catch(nullIfMissing);
  if (hasHash(current, hash)) return;
  const shared = await log.readFile(path);
  if (shared === null) return;
  const changedAt = current === null ? 0 : (await stat(file)).mtimeMs;
  if (path.startsWith("drafts/") && changedAt > shared.at) return;
  if (shared.body === null) await rm(file, { force: true });
  else await writeAtomically(file, shared.body);
}

/** Copies the files that other servers have changed. Only the content of files that differ is read from the log. */
export async function applyFiles(
  files: readonly SharedFileHash[],
  log: Pick<ChangeLog, "readFile">,
): Promise<void> {
  for (const file of files) await applyFile(file, log);
}
