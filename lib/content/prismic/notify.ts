import "server-only";
import { repositoryName } from "./client";
import { ensureWebhookSecret } from "./webhook-secret";

/** The site may be regenerating pages, but it responds before that. */
const timeoutMs = 10_000;

/**
 * Notifies a running site of published content, like Prismic's webhook.
 * @param siteUrl where the site listens, without trailing slash
 * @param changed document ids, and names of other content files
 * @returns the response status, or null without a response
 */
export async function notifySite(
  siteUrl: string,
  { documents = [], files = [] }: { documents?: readonly string[]; files?: readonly string[] },
): Promise<number | null> {
  const secret = await ensureWebhookSecret();
  if (secret === null) return null;
  try {
    const response = await fetch(`${siteUrl}/api/revalidate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "api-update", secret, documents, files, domain: repositoryName }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    return response.status;
  } catch {
    return null;
  }
}
