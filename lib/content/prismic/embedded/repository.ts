import "server-only";
import type { Repository } from "@prismicio/client";
import { type CopyStore, createCopyStore } from "@/lib/platform/content-files/copies";
import type { FileProblem } from "@/lib/platform/content-files/problem";
import {
  type Change,
  type Content,
  type ContentFolders,
  type ContentState,
  readContentState,
  readFingerprint,
} from "./content";
import type { ExtraCheck } from "./document-file";
import { ApiError, previewExpiredError, refExpiredError, refNotFoundError, validationError } from "./errors";
import { parameters, searchDocuments } from "./search";

type EmbeddedRepositoryOptions = {
  /** Repository name; the API is served at `https://<name>.cdn.prismic.io/api/v2`. */
  name: string;
  /** Default language of queries without `lang`. */
  masterLang: string;
  folders: ContentFolders;
  /** Check for changed files before each response (development); otherwise only `reload` reads them again. */
  watch: boolean;
  /** Returns a check that runs on documents in addition to their models. Called at each read. */
  getCheck?: () => Promise<ExtraCheck>;
  /** The last valid text of each file; in memory by default. */
  lastGood?: CopyStore;
  /** Called once for each new problem in a file. */
  onProblem?: (problem: FileProblem) => void;
  /** Checks a preview ref; without it previews are disabled. */
  checkPreview?: (ref: string) => Promise<"valid" | "expired" | "unknown">;
};

export type EmbeddedRepository = {
  /**
   * Replaces `fetch` in `@prismicio/client`. A broken file does not affect others; see `readContentState`.
   */
  fetch: (input: string | URL, init?: { method?: string }) => Promise<Response>;
  /** Clears the content in memory: the next response reads the files again. */
  reload: () => void;
  getRef: () => Promise<string>;
  /** The next scheduled change; null when nothing is scheduled. */
  getNextChange: () => Promise<Change | null>;
  getDraftProblems: () => Promise<FileProblem[]>;
};

const languageNames = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

function listLanguages(content: Content, masterLang: string) {
  const ids = new Set([masterLang, ...content.documents.map(({ lang }) => lang)]);
  return [...ids].map((id) => ({ id, name: languageNames.of(id) ?? id, is_master: id === masterLang }));
}

function describeRepository(content: Content, { name, masterLang }: EmbeddedRepositoryOptions): Repository {
  const text = { type: "String" as const, multiple: false };
  return {
    refs: [{ id: "master", ref: content.ref, label: "Master", isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries([...content.models.types].map(([id, { label }]) => [id, label])),
    languages: listLanguages(content, masterLang),
    tags: [...new Set(content.documents.flatMap(({ tags }) => tags))].sort(),
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

/** Keeps the content in memory until it is cleared. Caches the promise: concurrent requests read the files once. */
function createStateCache(read: () => Promise<ContentState>, folders: ContentFolders) {
  let reading: Promise<ContentState> | null = null;
  let fingerprint = "";
  const clear = () => {
    reading = null;
  };
  return {
    clear,
    async clearIfChanged() {
      const now = await readFingerprint(folders);
      if (now !== fingerprint) clear();
      fingerprint = now;
    },
    async get() {
      reading ??= read();
      return reading.catch((error: unknown) => {
        clear();
        throw error;
      });
    },
  };
}

/** A Prismic repository made of files, with what this site uses of the real service's REST API v2. */
export function createEmbeddedRepository(options: EmbeddedRepositoryOptions): EmbeddedRepository {
  const pastRefs = new Set<string>();
  const { folders, onProblem = () => {}, lastGood = createCopyStore(null) } = options;
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
    let state = await publishedCache.get();
    if (state.nextChange !== null && state.nextChange.at <= Date.now()) {
      publishedCache.clear();
      state = await publishedCache.get();
    }
    reportPublished(state.problems.published);
    pastRefs.add(state.published.ref);
    return state;
  };

  const getDrafts = async () => {
    await draftCache.clearIfChanged();
    const state = await draftCache.get();
    reportDrafts(state.problems.drafts);
    return state;
  };

  /** The content of a ref. Throws the API's own error for an unknown or expired ref. */
  const findContent = async (ref: string | null, current: Content): Promise<Content> => {
    if (ref === null) throw validationError("A ref is required");
    if (ref === current.ref) return current;
    if (ref.includes("websitePreviewId=")) {
      const preview = await options.checkPreview?.(ref);
      if (preview === "valid") return { ...(await getDrafts()).preview, ref };
      if (preview === "expired") throw previewExpiredError();
    }
    throw pastRefs.has(ref) ? refExpiredError(current.ref) : refNotFoundError(current.ref);
  };

  const respond = async (url: URL) => {
    const state = await getState();
    const content = state.published;
    if (/^\/api\/v2\/?$/.test(url.pathname)) return describeRepository(content, options);
    if (url.pathname !== "/api/v2/documents/search") return null;
    const requested = await findContent(url.searchParams.get("ref"), content);
    return searchDocuments(url, requested, options.masterLang);
  };

  return {
    async fetch(input, init) {
      const url = new URL(input);
      // Prismic responds to an unknown repository with an empty body.
      if (url.hostname !== `${options.name}.cdn.prismic.io`) return new Response(null, { status: 404 });
      if ((init?.method ?? "GET") !== "GET")
        return new Response(null, { status: 405, headers: { allow: "GET" } });
      try {
        const result = await respond(url);
        return result === null ? new Response(null, { status: 404 }) : Response.json(result);
      } catch (error) {
        if (error instanceof ApiError) return Response.json(error.body, { status: error.status });
        throw error;
      }
    },
    reload: publishedCache.clear,
    async getRef() {
      return (await getState()).published.ref;
    },
    async getNextChange() {
      return (await getState()).nextChange;
    },
    async getDraftProblems() {
      return (await getDrafts()).problems.drafts;
    },
  };
}
