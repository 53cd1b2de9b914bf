/**
 * Next's cache handler (`next.config.ts`): its own file-system cache, with the policy added to every document that is read
 * or stored. Truncated entries are not used, and expired ones are kept in case rendering fails.
 */
import { writeAtomically } from "../../platform/content-files/write-atomically.ts";
import {
  type Entry,
  type EntryValue,
  isCompletePage,
  isPage,
  isResponse,
  PageStore,
  pathOf,
  renderFirst,
  type Store,
  type StoreContext,
  tagsOf,
} from "../next/page-store.ts";
import { addScriptPolicy, type ServedDocument } from "./add-script-policy.ts";
import { isCompleteBody } from "./complete-body.ts";
import { cacheEvents, expireTags, isExpired, recordRender, recordRenderStart } from "./expiry.ts";

const finished = new WeakMap<object, ServedDocument>();

/** Modifies the object in place: Next also responds with the object that it passes to `set`. */
function addPolicy(value: unknown): void {
  if (!isPage(value)) return;
  const known = finished.get(value);
  const document = known?.html === value.html ? known : addScriptPolicy(value.html);
  finished.set(value, document);
  value.html = document.html;
  value.headers = { ...value.headers, "content-security-policy": document.policy };
}

/** Whether an entry is complete; entries without their own file always are. */
function isComplete(value: EntryValue): boolean {
  if (value?.kind === "APP_PAGE") return isCompletePage(value);
  return (
    value?.kind !== "APP_ROUTE" || isCompleteBody(value.body, String(value.headers["content-type"] ?? ""))
  );
}

export default class CacheHandler extends PageStore {
  constructor(context: StoreContext) {
    super({ ...context, fs: { ...context.fs, writeFile: (file, data) => writeAtomically(file, data) } });
  }

  override async get(...args: Parameters<Store["get"]>): Promise<Entry> {
    // The only cached values are the empty ones of `page-lifetime.ts`. Reading them from the disk would take longer than
    // computing them, and the rows of a page's data would come in another order in each build.
    if (args[1].kind === "FETCH") return null;
    const [key] = args;
    const entry = await super.get(...args);
    // Next renders a missing entry again and rewrites its file.
    if (!entry || !isComplete(entry.value)) {
      recordRenderStart(key);
      return null;
    }
    addPolicy(entry.value);
    if (!isResponse(entry.value) || !isExpired(key, tagsOf(entry.value), entry.lastModified ?? 0))
      return entry;
    recordRenderStart(key);
    return { ...entry, lastModified: renderFirst };
  }

  override async set(...args: Parameters<Store["set"]>) {
    const [key, value] = args;
    if (value?.kind === "FETCH") return;
    addPolicy(value);
    // The page is already in memory: a full disk must not make the request fail.
    await super.set(...args).catch((error) => cacheEvents.emit("write-failure", error));
    recordRender(key);
    if (isResponse(value)) cacheEvents.emit("update", pathOf(key));
  }

  override async revalidateTag(...args: Parameters<Store["revalidateTag"]>) {
    const [tags, durations] = args;
    if (durations?.expire === 0) expireTags([tags].flat());
    else await super.revalidateTag(...args);
    cacheEvents.emit("update");
  }
}
