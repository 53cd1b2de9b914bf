import "server-only";
import type { Repository } from "@prismicio/client";
import { createFallbackStore, type FallbackStore } from "@/lib/platform/content-files/fallback-store";
import type { FileProblem } from "@/lib/platform/content-files/problem";
import {
  type Content,
  type ContentFolders,
  type ContentState,
  readContentState,
  readFingerprint,
} from "./content";
import type { ExtraCheck } from "./document-file";
import { ApiError, masterLang, parameters, searchDocuments, validationError } from "./search";

type EmbeddedRepositoryOptions = {
  /** Repository name; the API is served at `https://<name>.cdn.prismic.io/api/v2`. */
  name: string;
  folders: ContentFolders;
  /** Check for changed files before each response (development); otherwise only `reload` reads them again. */
  watch: boolean;
  /** Returns a check that runs on documents in addition to their models. Called at each read. */
  getCheck?: () => Promise<ExtraCheck>;
  /** The last valid text of each file; in memory by default. */
  lastGood?: FallbackStore;
  /** Called once for each new problem in a file. */
  onProblem?: (problem: FileProblem) => void;
  /** Whether a preview ref is ours and has not expired; without it previews are disabled. */
  isPreviewRef?: (ref: string) => Promise<boolean>;
};

export type EmbeddedRepository = ReturnType<typeof createEmbeddedRepository>;

function describeRepository(content: Content, name: string): Repository {
  const text = { type: "String" as const, multiple: false };
  return {
    refs: [{ id: "master", ref: content.ref, label: "Master", isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries([...content.models.types].map(([id, { label }]) => [id, label])),
    languages: [{ id: masterLang, name: masterLang, is_master: true }],
    tags: [],
    // Some clients follow this description instead of building the URL.
    forms: {
      everything: {
        method: "GET",
        enctype: "application/x-www-form-urlencoded",
        action: `https://${name}.cdn.prismic.io/api/v2/documents/search`,
        fields: Object.fromEntries(parameters.map((parameter) => [parameter, text])),
      },
    },
    experiments: { draft: [], running: [] },
    oauth_initiate: `https://${name}.prismic.io/auth`,
    oauth_token: `https://${name}.prismic.io/auth/token`,
    version: content.ref,
    license: "All Rights Reserved",
  };
}

/** Reports only problems that were not in the previous list. */
function createProblemReporter(report: (problem: FileProblem) => void) {
  let known = new Set<string>();
  return (problems: readonly FileProblem[]) => {
    const found = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    for (const [text, problem] of found) if (!known.has(text)) report(problem);
    known = new Set(found.keys());
  };
}

/**
 * Keeps the content in memory until it is cleared or a scheduled change is due. Caches the promise: concurrent requests read
 * the files once.
 */
function createStateCache(read: () => Promise<ContentState>, folders: ContentFolders) {
  let reading: Promise<ContentState> | null = null;
  let fingerprint = "";
  const clear = () => {
    reading = null;
  };
  async function get(): Promise<ContentState> {
    reading ??= read();
    const used = reading;
    const clearUsed = () => {
      if (reading === used) clear();
    };
    const state = await used.catch((error: unknown) => {
      clearUsed();
      throw error;
    });
    if (state.changes.every(({ at }) => at > Date.now())) return state;
    clearUsed();
    return get();
  }
  return {
    clear,
    get,
    async clearIfChanged() {
      const now = await readFingerprint(folders);
      if (now !== fingerprint) clear();
      fingerprint = now;
    },
  };
}

/** A Prismic repository made of files, with what this site uses of the real service's REST API v2. */
export function createEmbeddedRepository(options: EmbeddedRepositoryOptions) {
  const { folders, onProblem = () => {}, lastGood = createFallbackStore(null) } = options;
  const reportPublished = createProblemReporter(onProblem);
  const reportDrafts = createProblemReporter(onProblem);
  const read = async () => {
    const check = (await options.getCheck?.()) ?? (() => []);
    return readContentState(folders, Date.now(), { lastGood, check });
  };
  const publishedCache = createStateCache(read, folders);
  // Drafts are re-read whenever a file changes, separately from published content: opening a preview must not
  // publish anything, and published content changes only on `reload`.
  const draftCache = createStateCache(read, folders);

  const getState = async () => {
    if (options.watch) await publishedCache.clearIfChanged();
    const state = await publishedCache.get();
    reportPublished(state.problems.published);
    return state;
  };

  const getDraftState = async () => {
    await draftCache.clearIfChanged();
    const state = await draftCache.get();
    reportDrafts(state.problems.drafts);
    return state;
  };

  const findContent = async (ref: string | null, current: Content): Promise<Content> => {
    if (ref === null) throw validationError("A ref is required");
    if (ref === current.ref) return current;
    // The preview refs of Prismic's toolbar are URLs with this parameter.
    if (ref.includes("websitePreviewId=") && (await options.isPreviewRef?.(ref)))
      return { ...(await getDraftState()).preview, ref };
    // The client reads the master ref from the message and repeats its request with it.
    const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${current.ref}`;
    throw new ApiError(404, "api_notfound_error", message);
  };

  const respond = async (url: URL) => {
    const { published } = await getState();
    if (/^\/api\/v2\/?$/.test(url.pathname)) return describeRepository(published, options.name);
    if (url.pathname !== "/api/v2/documents/search") return null;
    const requested = await findContent(url.searchParams.get("ref"), published);
    return searchDocuments(url, requested);
  };

  return {
    /** Replaces `fetch` in `@prismicio/client`. A broken file does not affect others; see `readContentState`. */
    async fetch(input: string | URL, init?: { method?: string }): Promise<Response> {
      const url = new URL(input);
      // Prismic responds to an unknown repository with an empty body.
      if (url.hostname !== `${options.name}.cdn.prismic.io`) return new Response(null, { status: 404 });
      if ((init?.method ?? "GET") !== "GET")
        return new Response(null, { status: 405, headers: { allow: "GET" } });
      try {
        const result = await respond(url);
        return result === null ? new Response(null, { status: 404 }) : Response.json(result);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { status, type, message } = error;
        return Response.json({ type, message }, { status });
      }
    },
    /** Clears the content in memory: the next response reads the files again. */
    reload: publishedCache.clear,
    getRef: async () => (await getState()).published.ref,
    /** The scheduled changes, earliest first. */
    listChanges: async () => (await getState()).changes,
    getDraftProblems: async () => (await getDraftState()).problems.drafts,
  };
}
