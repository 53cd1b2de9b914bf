/**
 * Next's own file-system cache, with documents made ready to be served whenever one is read or stored:
 * prerendered answers take their headers from their cache entry, hits, stale and fresh ones alike.
 *
 * It extends a part of Next that is no public interface. `next` is pinned to one exact version, and
 * `tests/e2e/policy.spec.ts` looks at every kind of page.
 */
import { createRequire } from "node:module";
import type FileSystemCacheType from "next/dist/server/lib/incremental-cache/file-system-cache";
import { addScriptPolicy, type ServedDocument } from "./add-script-policy.ts";
import { announceFailedWrite, announcePageChange } from "./changes.ts";
import { isOutdated, noteMade, outdateTags } from "./outdated.ts";
import { isWholeAnswer, isWholePage, writeWholeFiles } from "./whole-entry.ts";

const require = createRequire(import.meta.url);
const FileSystemCache: typeof FileSystemCacheType =
  require("next/dist/server/lib/incremental-cache/file-system-cache").default;

type Page = { kind: "APP_PAGE"; html: string; headers?: Record<string, unknown> };

function isPage(value: unknown): value is Page {
  if (typeof value !== "object" || value === null) return false;
  return "kind" in value && value.kind === "APP_PAGE" && "html" in value && typeof value.html === "string";
}

const ready = new WeakMap<Page, ServedDocument>();

/** In place: Next answers a fresh rendering from the very object that it hands to `set`. */
function dress(value: unknown): void {
  if (!isPage(value)) return;
  const known = ready.get(value);
  const document = known?.html === value.html ? known : addScriptPolicy(value.html);
  ready.set(value, document);
  value.html = document.html;
  value.headers = { ...value.headers, "content-security-policy": document.policy };
}

/** Next puts a folder of its own before the path of what is kept. */
const pathOf = (key: string) => {
  const path = key.slice(key.lastIndexOf("/$/") + 1).replace(/^\$/, "");
  return path === "/index" ? "/" : path;
};

type Store = FileSystemCacheType;

/** The tags of a stored document or answer; Next keeps them in a header. */
function tagsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null || !("headers" in value)) return [];
  const tags = Object(value.headers)["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** What Next takes for "make it anew before you answer, and keep this should that fail". */
const madeLongAgo = -1;

type Entry = Awaited<ReturnType<Store["get"]>>;

/** Whether an entry has all its bytes; what is not kept in files of its own always has. */
function isWhole(value: NonNullable<Entry>["value"]): boolean {
  if (value?.kind === "APP_PAGE") return isWholePage(value);
  return value?.kind !== "APP_ROUTE" || isWholeAnswer(value);
}

export default class DocumentCache extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCacheType>[0]) {
    super({ ...context, fs: writeWholeFiles(context.fs) });
  }

  override async get(...args: Parameters<Store["get"]>): Promise<Entry> {
    const entry = await super.get(...args);
    // Next makes anew what is not there, and its file is whole again.
    if (entry && !isWhole(entry.value)) return null;
    dress(entry?.value);
    const isDocument = entry?.value?.kind === "APP_PAGE" || entry?.value?.kind === "APP_ROUTE";
    if (!isDocument || !isOutdated(args[0], tagsOf(entry.value), entry.lastModified ?? 0)) return entry;
    return { ...entry, lastModified: madeLongAgo };
  }

  override async set(...args: Parameters<Store["set"]>) {
    const [key, value] = args;
    dress(value);
    // The memory has it: a full disk must not keep anybody from their page.
    await super.set(...args).catch(announceFailedWrite);
    noteMade(key);
    if (value?.kind === "APP_PAGE" || value?.kind === "APP_ROUTE") announcePageChange(pathOf(key));
  }

  override async revalidateTag(...args: Parameters<Store["revalidateTag"]>) {
    const [tags, durations] = args;
    if (durations?.expire === 0) outdateTags([tags].flat());
    else await super.revalidateTag(...args);
    announcePageChange();
  }
}
