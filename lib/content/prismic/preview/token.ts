import "server-only";
import { isSigned, signText } from "@/lib/platform/keys/signing";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

/** Hours that a preview of the embedded repository lasts: a working day, not a leaked link's lifetime. */
const previewHours = 12;

const buildAddress = (id: string, signature: string) =>
  `https://${prismicConfig.repositoryName}.prismic.io/previews/${id}:${signature}?websitePreviewId=${id}`;

/**
 * The token of a preview, as Prismic makes it: an address of the repository that serves as a ref.
 * @param repository name of the repository that the token has to belong to
 */
export function isTokenOf(token: string, repository: string): boolean {
  const url = URL.parse(token);
  // SECURITY: the token decides whose drafts are read, so nothing but this very repository will do.
  return (
    url !== null &&
    url.origin === `https://${repository}.prismic.io` &&
    url.username === "" &&
    url.password === "" &&
    url.pathname.startsWith("/previews/") &&
    Boolean(url.searchParams.get("websitePreviewId"))
  );
}

/** A token for the drafts of the embedded repository that ends 12 hours after `now` (milliseconds since 1970). */
export async function buildPreviewToken(now: number): Promise<string> {
  const id = (now + previewHours * 3_600_000).toString(36);
  return buildAddress(id, await signText("preview", id));
}

/** Whether a token of the embedded repository is one, and still counts at `now`. */
export async function checkPreviewToken(
  token: string,
  now: number,
): Promise<"valid" | "expired" | "unknown"> {
  const { id = "", signature = "" } =
    /\/previews\/(?<id>[0-9a-z]{1,12}):(?<signature>[\w-]{43})\?/.exec(token)?.groups ?? {};
  // SECURITY: the signature covers the id, which is the time of its end; the whole address has to be ours.
  if (token !== buildAddress(id, signature) || !(await isSigned("preview", id, signature))) return "unknown";
  return Number.parseInt(id, 36) > now ? "valid" : "expired";
}
