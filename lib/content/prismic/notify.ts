import "server-only";
import { localUrlOf } from "@/lib/base/env/schema";
import { env } from "@/lib/base/env/server";
import { getThisProcess } from "@/lib/platform/changes/shared-log";
import { repositoryName } from "./client";
import { ensureWebhookSecret } from "./webhook-secret";

/** Short, because the site responds before it regenerates pages. */
const timeoutMs = 10_000;

type Published = { documents?: readonly string[]; files?: readonly string[] };
/** With the fields that a process sends only to itself. */
type OwnNotification = Published & { everything?: boolean; isSecondPass?: boolean };

/** Posts to the webhook; returns the response status, or null without a response. */
async function postWebhook(
  siteUrl: string,
  secret: string,
  published: OwnNotification,
): Promise<number | null> {
  try {
    const response = await fetch(`${siteUrl}/api/revalidate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "api-update", secret, ...published, domain: repositoryName }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    return response.status;
  } catch {
    return null;
  }
}

/** Regenerates pages of this process only. By HTTP, because Next can do that only within a request. */
export const notifyThisProcess = (published: OwnNotification): Promise<number | null> =>
  postWebhook(localUrlOf(env), getThisProcess().key, published);

/**
 * Notifies a running site of published content, like Prismic's webhook.
 * @param siteUrl where the site listens, without trailing slash
 * @param published document ids, and names of other content files
 * @returns the response status; null without a response or without a webhook secret
 */
export async function notifySite(siteUrl: string, published: Published): Promise<number | null> {
  const secret = await ensureWebhookSecret();
  return secret === null ? null : postWebhook(siteUrl, secret, published);
}
