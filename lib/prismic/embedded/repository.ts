import "server-only";
import type { Repository } from "@prismicio/client";
import { type Content, type ContentFolders, readContent, readFingerprint } from "./content";
import { ApiError, accessTokenError, refExpiredError, refNotFoundError, validationError } from "./errors";
import { searchDocuments } from "./search";

export type EmbeddedRepositoryOptions = {
  /** Repository name: the API is answered at `https://<name>.cdn.prismic.io/api/v2`. */
  name: string;
  /** Language that queries without `lang` get. */
  masterLang: string;
  folders: ContentFolders;
  /** Look for changed files before each answer (development); otherwise only `reload` reads again. */
  watch: boolean;
};

export type EmbeddedRepository = {
  /** Stands in for `fetch` in `@prismicio/client`. Rejects when the content on disk is not valid. */
  fetch: (input: string | URL, init?: { method?: string }) => Promise<Response>;
  /** Forgets the content in memory: the next answer reads the files again. */
  reload: () => void;
  /** The master ref, which changes with the content. */
  getRef: () => Promise<string>;
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

function checkRef(params: URLSearchParams, masterRef: string, pastRefs: Set<string>) {
  const ref = params.get("ref");
  if (ref === null) throw validationError("A ref is required");
  if (ref === masterRef) return;
  throw pastRefs.has(ref) ? refExpiredError(masterRef) : refNotFoundError(masterRef);
}

/** A Prismic repository made of files, which answers REST API v2 as the real service does. */
export function createEmbeddedRepository(options: EmbeddedRepositoryOptions): EmbeddedRepository {
  const pastRefs = new Set<string>();
  let reading: Promise<Content> | null = null;
  let fingerprint = "";

  const getContent = async () => {
    if (options.watch) {
      const now = await readFingerprint(options.folders);
      if (now !== fingerprint) reading = null;
      fingerprint = now;
    }
    // The promise is kept, not its result: simultaneous requests read the files once.
    reading ??= readContent(options.folders);
    try {
      const content = await reading;
      pastRefs.add(content.ref);
      return content;
    } catch (error) {
      reading = null;
      throw error;
    }
  };

  const answer = async (url: URL) => {
    const content = await getContent();
    if (url.searchParams.has("access_token")) throw accessTokenError();
    if (url.pathname === "/api/tags") return listTags(content);
    if (/^\/api\/v2\/?$/.test(url.pathname)) return describeRepository(content, options);
    if (url.pathname !== "/api/v2/documents/search") return null;
    checkRef(url.searchParams, content.ref, pastRefs);
    return searchDocuments(url, content, options.masterLang);
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
      return (await getContent()).ref;
    },
  };
}
