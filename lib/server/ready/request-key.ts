/** Which kept answer a request asks for. */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What is looked at of a request. */
export type Asked = Pick<IncomingMessage, "method" | "headers">;

/** Parameters that change nothing on the server: of campaigns, and Next's own mark of a data request. */
const idleParameter =
  /^(?:_rsc|utm_[a-z_]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|adgroupid|groupid|transaction_id|startnow)$/;

/** Drafts are made for one editor. The names are Next's and the CMS's. */
const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|io\.prismic\.preview)=/;

/** Other addresses of a page's data, for programs. Nothing is kept there, so nothing old can be found. */
const dataPath = /\.(?:rsc|segments\/.*)$/;

/** The values of `next-router-prefetch` that browsers send. */
const prefetches: readonly unknown[] = [undefined, "1", "2", "3"];

function hasOnlyIdleParameters(search: string): boolean {
  return search === "" || [...new URLSearchParams(search).keys()].every((name) => idleParameter.test(name));
}

export type RequestKey = {
  path: string;
  /** The document, or its data in one of the forms in which browsers ask for it. */
  variant: string;
  /** What Next has to have accepted once before this answer is given; null for documents. */
  proof: string | null;
};

/**
 * SECURITY: Next answers a request for a page's data only at the address that carries the hash of its
 * headers, so that a cache in front which overlooks `Vary` can't be made to keep data as the document.
 * Here every such pair goes to Next until it has accepted it.
 */
function proofOf(headers: IncomingMessage["headers"], search: string): string {
  const names = [
    "next-router-prefetch",
    "next-router-segment-prefetch",
    "next-router-state-tree",
    "next-url",
  ];
  const said = [search, ...names.map((name) => headers[name] ?? "")];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64");
}

/**
 * Null when the answer may depend on more than the address: on a draft, on a part of a file, on a
 * parameter that we don't know.
 */
export function keyOf({ method, headers }: Asked, path: string, search: string): RequestKey | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.range !== undefined || dataPath.test(path) || !hasOnlyIdleParameters(search)) return null;
  if (headers.cookie !== undefined && draftCookie.test(headers.cookie)) return null;
  if (headers.rsc === undefined) return { path, variant: "", proof: null };
  const prefetch = headers["next-router-prefetch"];
  // SECURITY: anything else would be one more form of the same answer to compress and to hold.
  if (headers.rsc !== "1" || !prefetches.includes(prefetch)) return null;
  const variant = JSON.stringify([prefetch, headers["next-router-segment-prefetch"]]);
  return { path, variant, proof: proofOf(headers, search) };
}
