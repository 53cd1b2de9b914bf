/** Which kept answer a request asks for. */
import type { IncomingMessage } from "node:http";

/** Parameters that change nothing on the server: of campaigns, and Next's own mark of a data request. */
const idleParameter =
  /^(?:_rsc|utm_[a-z_]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|adgroupid|groupid|transaction_id|startnow)$/;

/** Drafts are made for one editor. The names are Next's and the CMS's. */
const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|io\.prismic\.preview)=/;

/** Headers by which browsers ask for a page's data rather than its document. */
const dataHeaders = ["rsc", "next-router-prefetch", "next-router-segment-prefetch"] as const;

function hasOnlyIdleParameters(search: string): boolean {
  return search === "" || [...new URLSearchParams(search).keys()].every((name) => idleParameter.test(name));
}

export type RequestKey = { path: string; variant: string };

/**
 * Null when the answer may depend on more than the address: on a draft, on a part of a file, on a
 * parameter that we don't know.
 */
export function keyOf(request: IncomingMessage, path: string, search: string): RequestKey | null {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.range !== undefined || !hasOnlyIdleParameters(search)) return null;
  if (headers.cookie !== undefined && draftCookie.test(headers.cookie)) return null;
  const variant = headers.rsc === undefined ? "" : dataHeaders.map((name) => headers[name] ?? "").join("\n");
  return { path, variant };
}
