import "server-only";
import { signText, verifySignature } from "@/lib/platform/keys/signing";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

/** Lifetime of a preview of the embedded repository in hours: a working day, short enough if a link leaks. */
const previewHours = 12;

const buildTokenUrl = (id: string, signature: string) =>
  `https://${prismicConfig.repositoryName}.prismic.io/previews/${id}:${signature}?websitePreviewId=${id}`;

/**
 * Whether a text has the form of a preview ref of `repository`: in Prismic, such a ref is a URL on the repository's domain.
 * Does not check that it is valid.
 */
export function isPreviewTokenOf(token: string, repository: string): boolean {
  const url = URL.parse(token);
  // SECURITY: the token decides whose drafts are read, so it must be for exactly this repository.
  if (!url?.href.startsWith(`https://${repository}.prismic.io/previews/`)) return false;
  return Boolean(url.searchParams.get("websitePreviewId"));
}

/** A token for the drafts of the embedded repository that expires after `previewHours`. */
export async function buildPreviewToken(now: number): Promise<string> {
  const id = (now + previewHours * 3_600_000).toString(36);
  return buildTokenUrl(id, await signText("preview", id));
}

/** The state of a preview token of the embedded repository at `now` (Unix time in ms); "unknown" if we did not sign it. */
export async function checkPreviewToken(
  token: string,
  now: number,
): Promise<"valid" | "expired" | "unknown"> {
  const [, id, signature] = /\/previews\/([0-9a-z]{1,12}):([\w-]{43})\?/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return "unknown";
  // SECURITY: the id is the expiry time and is covered by the signature; the whole URL must match.
  if (token !== buildTokenUrl(id, signature) || !(await verifySignature("preview", id, signature)))
    return "unknown";
  return Number.parseInt(id, 36) > now ? "valid" : "expired";
}
