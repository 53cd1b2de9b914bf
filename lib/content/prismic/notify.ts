import "server-only";
import { repositoryName } from "./client";
import { makeHookSecret } from "./hook-secret";

/** The site may be making pages anew; it answers before that. */
const limitMs = 10_000;

/**
 * Tells a running site what was published, as Prismic's webhook does.
 * @param siteUrl where the site listens, without a slash at the end
 * @param changed identifiers of documents, and names of other content files
 * @returns the status of the answer, or null when nobody answered
 */
export async function notifySite(
  siteUrl: string,
  { documents = [], files = [] }: { documents?: readonly string[]; files?: readonly string[] },
): Promise<number | null> {
  const secret = await makeHookSecret();
  if (secret === null) return null;
  try {
    const answer = await fetch(`${siteUrl}/api/revalidate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "api-update", secret, documents, files, domain: repositoryName }),
      signal: AbortSignal.timeout(limitMs),
      redirect: "error",
    });
    return answer.status;
  } catch {
    return null;
  }
}
