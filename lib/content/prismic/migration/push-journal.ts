import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";

const stateSchema = z.object({
  /** Our document id to its id in the target repository; null while a creation is unconfirmed. */
  documents: z.record(z.string(), z.string().nullable()),
  /** The Asset API's response by the uploaded file's hash. */
  uploads: z.record(z.string(), z.unknown()),
});
/**
 * What earlier runs have written to the target repository. Its API lists neither the documents of the migration release
 * nor the hashes of files.
 */
export type PushState = z.infer<typeof stateSchema>;

export async function readPushState(file: string): Promise<PushState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return { documents: {}, uploads: {} };
    throw new Error(`${file} is unreadable: move it away to start over`, { cause: error });
  }
}

/** Writes the state: an interrupted program leaves either the old or the new file. */
export const writePushState = (file: string, state: PushState): Promise<void> =>
  writeAtomically(file, `${JSON.stringify(state, null, 2)}\n`);

/** The state of a push, and how to save it. */
export type PushJournal = {
  state: PushState;
  save: () => Promise<void>;
  /** Our id of the document that the client creates next; the migration reporter sets it before each creation. */
  nextDocumentId: string | null;
};

const createdSchema = z.object({ id: z.string() });

async function hashOfFile(body: unknown): Promise<string | null> {
  const file = body instanceof FormData ? body.get("file") : null;
  if (!(file instanceof File)) return null;
  return createHash("sha256")
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest("base64url");
}

async function send(url: string, init?: RequestInit): Promise<Response> {
  // SECURITY: a redirect must not take the write token to another host.
  const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(60_000) });
  // Such a response may come from a proxy, without the JSON that the client expects.
  if (response.status >= 500) throw new Error(`${new URL(url).host} responded with ${response.status}`);
  return response;
}

/** The `fetch` of the write client: keeps the journal, so that nothing is created twice. */
export function createPushFetch(journal: PushJournal) {
  const { state, save } = journal;

  /** Skips the files that an earlier run uploaded; the client sends all of them in every run. */
  async function upload(hash: string, url: string, init: RequestInit): Promise<Response> {
    if (hash in state.uploads) return Response.json(state.uploads[hash]);
    const response = await send(url, init);
    if (response.ok) state.uploads[hash] = await response.clone().json();
    await save();
    return response;
  }

  /** Recorded before it is sent: if the response is lost, the document may exist. */
  async function create(url: string, init: RequestInit): Promise<Response> {
    const { nextDocumentId } = journal;
    if (nextDocumentId === null) throw new Error("No document id is set for this creation");
    state.documents[nextDocumentId] = null;
    await save();
    const response = await send(url, init);
    if (response.ok) state.documents[nextDocumentId] = createdSchema.parse(await response.clone().json()).id;
    else delete state.documents[nextDocumentId];
    await save();
    return response;
  }

  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const hash = await hashOfFile(init.body);
    if (hash !== null) return upload(hash, url, init);
    return init.method === "POST" && url.endsWith("/documents") ? create(url, init) : send(url, init);
  };
}
