import "server-only";
import { signText, verifySignature } from "@/lib/platform/keys/signing";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

/** Long enough for a working day, short enough if a link leaks. */
const tokenLifetimeHours = 12;

/** The embedded repository's tokens have the form of Prismic's, so that the same code reads both. */
const buildTokenUrl = (expiry: string, signature: string) =>
  `https://${prismicConfig.repositoryName}.prismic.io/previews/${expiry}:${signature}?websitePreviewId=${expiry}`;

/**
 * Whether a string has the form of a preview token of `repository`: in Prismic, a URL on the repository's domain.
 * Does not check that it is signed or unexpired.
 */
export function isPreviewTokenOf(token: string, repository: string): boolean {
  const url = URL.parse(token);
  // SECURITY: the token decides whose drafts are read, so it must be for exactly this repository.
  if (!url?.href.startsWith(`https://${repository}.prismic.io/previews/`)) return false;
  return Boolean(url.searchParams.get("websitePreviewId"));
}

/** A token for the drafts of the embedded repository; `now` is Unix time in ms. */
export async function buildPreviewToken(now: number): Promise<string> {
  const expiry = (now + tokenLifetimeHours * 3_600_000).toString(36);
  return buildTokenUrl(expiry, await signText("preview", expiry));
}

/** Whether a preview token of the embedded repository is signed by us and has not expired at `now` (Unix time in ms). */
export async function isValidPreviewToken(token: string, now: number): Promise<boolean> {
  const [, expiry, signature] = /\/previews\/([0-9a-z]{1,12}):([\w-]{43})\?/.exec(token) ?? [];
  if (expiry === undefined || signature === undefined || Number.parseInt(expiry, 36) <= now) return false;
  // SECURITY: compare the whole URL, so that nothing outside the signature can be changed.
  return token === buildTokenUrl(expiry, signature) && verifySignature("preview", expiry, signature);
}
