import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { PushState } from "./push-state";

/** The state of a push, how to save it, and the document (by our id) that is created next. */
export type PushJournal = { state: PushState; save: () => Promise<void>; creating: string };

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
  // The client expects JSON, which a proxy in between does not send.
  if (response.status >= 500) throw new Error(`${new URL(url).host} responded with ${response.status}`);
  return response;
}

/** The `fetch` of the write client: keeps the journal, so that nothing is created twice. */
export function createPushFetch(journal: PushJournal) {
  const { state, save } = journal;

  /** The client uploads every file of a migration each time. */
  async function upload(hash: string, url: string, init: RequestInit): Promise<Response> {
    if (hash in state.uploads) return Response.json(state.uploads[hash]);
    const response = await send(url, init);
    if (response.ok) state.uploads[hash] = await response.clone().json();
    await save();
    return response;
  }

  /** Recorded before it is sent: if the response is lost, the document may exist. */
  async function create(url: string, init: RequestInit): Promise<Response> {
    state.documents[journal.creating] = null;
    await save();
    const response = await send(url, init);
    if (response.ok)
      state.documents[journal.creating] = createdSchema.parse(await response.clone().json()).id;
    else delete state.documents[journal.creating];
    await save();
    return response;
  }

  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const hash = await hashOfFile(init.body);
    if (hash !== null) return upload(hash, url, init);
    return init.method === "POST" && url.endsWith("/documents") ? create(url, init) : send(url, init);
  };
}
