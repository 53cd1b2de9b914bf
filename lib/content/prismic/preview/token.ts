import "server-only";
import { signText, verifySignature } from "@/lib/platform/keys/signing";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

/** Lifetime of a preview of the embedded repository in hours: a working day, short enough if a link leaks. */
const previewHours = 12;

const buildTokenUrl = (id: string, signature: string) =>
  `https://${prismicConfig.repositoryName}.prismic.io/previews/${id}:${signature}?websitePreviewId=${id}`;

/**
 * Whether a text is a preview token in Prismic's format: a URL of the repository that serves as a ref.
 * @param repository name of the repository that the token must belong to
 */
export function isTokenOf(token: string, repository: string): boolean {
  const url = URL.parse(token);
  // SECURITY: the token decides whose drafts are read, so it must be for exactly this repository.
  return (
    url !== null &&
    url.origin === `https://${repository}.prismic.io` &&
    url.username === "" &&
    url.password === "" &&
    url.pathname.startsWith("/previews/") &&
    Boolean(url.searchParams.get("websitePreviewId"))
  );
}

/** A token for the drafts of the embedded repository that expires in 12 hours. */
export async function buildPreviewToken(now: number): Promise<string> {
  const id = (now + previewHours * 3_600_000).toString(36);
  return buildTokenUrl(id, await signText("preview", id));
}

/** Whether a token belongs to the embedded repository and is valid at `now`. */
export async function checkPreviewToken(
  token: string,
  now: number,
): Promise<"valid" | "expired" | "unknown"> {
  const { id = "", signature = "" } =
    /\/previews\/(?<id>[0-9a-z]{1,12}):(?<signature>[\w-]{43})\?/.exec(token)?.groups ?? {};
  // SECURITY: the id is the expiry time and is covered by the signature; the whole URL must match.
  if (token !== buildTokenUrl(id, signature) || !(await verifySignature("preview", id, signature)))
    return "unknown";
  return Number.parseInt(id, 36) > now ? "valid" : "expired";
}
