/** Sees to it that no answer leaves without its one content security policy. */
import type { ServerResponse } from "node:http";
import { addScriptPolicy } from "./add-script-policy.ts";
import { closedPolicy, transportSecurity } from "./policy.ts";

const policyHeader = "content-security-policy";
/** Set by `next.config.ts` on what only editors see; it stays in the house. */
const draftHeader = "x-draft";

/** A document that comes with no policy was rendered for this request alone, past the cache. */
function isUndressedDocument(response: ServerResponse): boolean {
  const type = String(response.getHeader("content-type") ?? "");
  return type.startsWith("text/html") && !response.hasHeader(policyHeader);
}

/**
 * Next sends a request for a page's data on to the address that carries the hash of its headers, and says nothing of
 * who may keep that answer: a cache in front would send visitors who want the page there, too.
 */
function keepRedirectOutOfCaches(response: ServerResponse, status: unknown): void {
  if (status !== 307 || response.req.headers.rsc === undefined) return;
  response.setHeader("cache-control", "no-store");
  response.setHeader(
    "vary",
    "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url",
  );
}

/** The cookie of a draft changes the answer's headers even where its value opens no draft. */
function keepDraftOutOfCaches(response: ServerResponse): void {
  if (!response.hasHeader(draftHeader)) return;
  response.removeHeader(draftHeader);
  response.setHeader("cache-control", "private, no-store");
}

/**
 * A handler that refuses a body half read gives the request up: its connection can take no other one, and the client
 * has to know.
 */
function endHalfReadConnection(response: ServerResponse): void {
  const { req } = response;
  if (req.destroyed && !req.complete) response.setHeader("connection", "close");
}

const bytesOf = (chunk: unknown): Uint8Array | null => {
  if (typeof chunk === "string") return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? chunk : null;
};

/**
 * Holds documents that are rendered for one request until they are whole, and makes them ready as the
 * cache does with all others. Any other answer without a policy gets the closed one.
 * @returns what lets go of the response: the answer comes from elsewhere
 */
export function dressResponse(response: ServerResponse): () => void {
  const held: Uint8Array[] = [];
  const { writeHead, write, end, flushHeaders } = response;

  const isHeld = () => !response.headersSent && isUndressedDocument(response);
  const hold = (args: unknown[]) => {
    const chunk = bytesOf(args[0]);
    if (chunk !== null) held.push(chunk);
    const whenTaken = args.find((arg) => typeof arg === "function");
    if (whenTaken) process.nextTick(whenTaken);
  };
  const release = () => {
    const isDraft = response.hasHeader(draftHeader);
    const { html, policy } = addScriptPolicy(Buffer.concat(held).toString("utf8"), isDraft);
    // The policy says the same of frames, and knows the CMS's.
    if (isDraft) response.removeHeader("x-frame-options");
    const body = Buffer.from(html, "utf8");
    response.removeHeader("etag");
    response.setHeader(policyHeader, policy);
    response.setHeader("content-length", body.byteLength);
    return body;
  };

  response.writeHead = (...args: unknown[]) => {
    if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, closedPolicy);
    endHalfReadConnection(response);
    keepDraftOutOfCaches(response);
    keepRedirectOutOfCaches(response, args[0] ?? response.statusCode);
    const transport = transportSecurity();
    if (transport !== null) response.setHeader("strict-transport-security", transport);
    return Reflect.apply(writeHead, response, args);
  };
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response);
  };
  response.write = (...args: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, args);
    hold(args);
    return true;
  };
  response.end = (...args: unknown[]) => {
    // The answer to HEAD has no body to make a policy from.
    if (!isHeld() || response.req.method === "HEAD") return Reflect.apply(end, response, args);
    hold(args);
    return Reflect.apply(end, response, [release()]);
  };
  return () => void Object.assign(response, { writeHead, write, end, flushHeaders });
}
