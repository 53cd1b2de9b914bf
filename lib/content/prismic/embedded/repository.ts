import "server-only";
import type { Repository } from "@prismicio/client";
import type { CopyStore } from "@/lib/platform/content-files/copies";
import { createLastGood } from "@/lib/platform/content-files/last-good";
import type { FileProblem } from "@/lib/platform/content-files/problem";
import {
  type Change,
  type Content,
  type ContentFolders,
  type Editions,
  readEditions,
  readFingerprint,
} from "./content";
import type { ExtraCheck } from "./document-file";
import {
  ApiError,
  accessTokenError,
  previewExpiredError,
  refExpiredError,
  refNotFoundError,
  validationError,
} from "./errors";
import { searchDocuments } from "./search";

export type EmbeddedRepositoryOptions = {
  /** Repository name: the API is answered at `https://<name>.cdn.prismic.io/api/v2`. */
  name: string;
  /** Language that queries without `lang` get. */
  masterLang: string;
  folders: ContentFolders;
  /** Look for changed files before each answer (development); otherwise only `reload` reads again. */
  watch: boolean;
  /** What is looked for in documents beyond their models; asked for at each reading. */
  getCheck?: () => Promise<ExtraCheck>;
  /** The last good text of each file; kept in memory where left out. */
  lastGood?: CopyStore;
  /** Hears of everything that is wrong with files, once for each time that it is found. */
  onProblem?: (problem: FileProblem) => void;
  /** Says what a ref that looks like a preview's is; without it there are no previews. */
  checkPreview?: (ref: string) => Promise<"valid" | "expired" | "unknown">;
};

export type EmbeddedRepository = {
  /** Stands in for `fetch` in `@prismicio/client`. A broken file harms no other; see `readEditions`. */
  fetch: (input: string | URL, init?: { method?: string }) => Promise<Response>;
  /** Forgets the content in memory: the next answer reads the files again. */
  reload: () => void;
  /** The master ref, which changes with the content. */
  getRef: () => Promise<string>;
  /** What is published by itself next; null when nothing is scheduled. */
  getNextChange: () => Promise<Change | null>;
  /** What is wrong with the drafts, as they are now. */
  getDraftProblems: () => Promise<FileProblem[]>;
};

const languageNames = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

function listLanguages(content: Content, masterLang: string) {
  const ids = new Set([masterLang, ...content.documents.map(({ lang }) => lang)]);
  return [...ids].map((id) => ({ id, name: languageNames.of(id) ?? id, is_master: id === masterLang }));
}

function listTags(content: Content): string[] {
  return [...new Set(content.documents.flatMap(({ tags }) => tags))].sort();
}

function describeRepository(content: Content, { name, masterLang }: EmbeddedRepositoryOptions): Repository {
  const endpoint = `https://${name}.cdn.prismic.io/api`;
  const form = (action: string) => ({
    method: "GET" as const,
    enctype: "application/x-www-form-urlencoded",
    action,
  });
  const text = { type: "String" as const, multiple: false };
  const count = { type: "Integer" as const, multiple: false };
  const fields = {
    ...{ ref: text, q: { ...text, multiple: true }, lang: text, orderings: text, after: text },
    ...{ page: { ...count, default: "1" }, pageSize: { ...count, default: "20" } },
    ...{ fetch: text, fetchLinks: text, routes: text, brokenRoute: text, access_token: text },
  };
  return {
    refs: [{ id: "master", ref: content.ref, label: "Master", isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries([...content.models.types].map(([id, { label }]) => [id, label])),
    languages: listLanguages(content, masterLang),
    tags: listTags(content),
    forms: {
      everything: { ...form(`${endpoint}/v2/documents/search`), fields },
      tags: { ...form(`${endpoint}/tags`), fields: {} },
    },
    experiments: { draft: [], running: [] },
    oauth_initiate: `https://${name}.prismic.io/auth`,
    oauth_token: `https://${name}.prismic.io/auth/token`,
    version: content.ref,
    license: "All Rights Reserved",
  };
}

/** Passes on the problems that were not there the last time. */
function createTeller(tell: (problem: FileProblem) => void) {
  let known = new Set<string>();
  return (problems: readonly FileProblem[]) => {
    const found = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    for (const [text, problem] of found) if (!known.has(text)) tell(problem);
    known = new Set(found.keys());
  };
}

/** A Prismic repository made of files, which answers REST API v2 as the real service does. */
export function createEmbeddedRepository(options: EmbeddedRepositoryOptions): EmbeddedRepository {
  const pastRefs = new Set<string>();
  const { onProblem = () => {}, lastGood = createLastGood(null) } = options;
  const tellPublished = createTeller(onProblem);
  const tellDrafts = createTeller(onProblem);
  let reading: Promise<Editions> | null = null;
  let fingerprint = "";

  const read = async () => {
    const check = (await options.getCheck?.()) ?? (() => []);
    return readEditions(options.folders, Date.now(), { lastGood, check });
  };

  const getEditions = async () => {
    if (options.watch) {
      const now = await readFingerprint(options.folders);
      if (now !== fingerprint) reading = null;
      fingerprint = now;
    }
    // The promise is kept, not its result: simultaneous requests read the files once.
    reading ??= read();
    try {
      let editions = await reading;
      if (editions.nextChange !== null && editions.nextChange.at <= Date.now()) {
        reading = read();
        editions = await reading;
      }
      tellPublished(editions.problems.published);
      pastRefs.add(editions.published.ref);
      return editions;
    } catch (error) {
      reading = null;
      throw error;
    }
  };

  // Drafts are read whenever their files have changed, apart from what is published: an editor's preview
  // must not publish, and published content changes only when it is told to.
  let drafting: Promise<Editions> | null = null;
  let draftFingerprint = "";

  const getDrafts = async (): Promise<Editions> => {
    const now = await readFingerprint(options.folders);
    if (now !== draftFingerprint) drafting = null;
    draftFingerprint = now;
    drafting ??= read();
    try {
      const editions = await drafting;
      tellDrafts(editions.problems.drafts);
      return editions;
    } catch (error) {
      drafting = null;
      throw error;
    }
  };

  /** What a ref stands for; throws the API's own answer for one that stands for nothing. */
  const findContent = async (ref: string | null, published: Content): Promise<Content> => {
    if (ref === null) throw validationError("A ref is required");
    if (ref === published.ref) return published;
    if (ref.includes("websitePreviewId=")) {
      const preview = await options.checkPreview?.(ref);
      if (preview === "valid") return { ...(await getDrafts()).preview, ref };
      if (preview === "expired") throw previewExpiredError();
    }
    throw pastRefs.has(ref) ? refExpiredError(published.ref) : refNotFoundError(published.ref);
  };

  const answer = async (url: URL) => {
    const editions = await getEditions();
    const content = editions.published;
    if (url.searchParams.has("access_token")) throw accessTokenError();
    if (url.pathname === "/api/tags") return listTags(content);
    if (/^\/api\/v2\/?$/.test(url.pathname)) return describeRepository(content, options);
    if (url.pathname !== "/api/v2/documents/search") return null;
    const asked = await findContent(url.searchParams.get("ref"), content);
    return searchDocuments(url, asked, options.masterLang);
  };

  return {
    async fetch(input, init) {
      const url = new URL(input);
      // Prismic answers an unknown repository with an empty body.
      if (url.hostname !== `${options.name}.cdn.prismic.io`) return new Response(null, { status: 404 });
      if ((init?.method ?? "GET") !== "GET")
        return new Response(null, { status: 405, headers: { allow: "GET" } });
      try {
        const result = await answer(url);
        return result === null ? new Response(null, { status: 404 }) : Response.json(result);
      } catch (error) {
        if (error instanceof ApiError) return Response.json(error.body, { status: error.status });
        throw error;
      }
    },
    reload() {
      reading = null;
    },
    async getRef() {
      return (await getEditions()).published.ref;
    },
    async getNextChange() {
      return (await getEditions()).nextChange;
    },
    async getDraftProblems() {
      return (await getDrafts()).problems.drafts;
    },
  };
}
