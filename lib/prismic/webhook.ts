import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { z } from "zod";
import { env } from "@/lib/env/server";
import { readBody } from "@/lib/http/read-body";
import { respondError, respondJson } from "@/lib/http/respond";
import { log } from "@/lib/log";
import { prismicTag } from "./client";
import { reloadEmbeddedDocuments } from "./embedded";

const bodyLimit = 64 * 1024;

/** The part of Prismic's webhook that is used; `test-trigger` is its "send a test" button. */
const webhookSchema = z.object({ type: z.enum(["api-update", "test-trigger"]), secret: z.string() });

// SECURITY: digests of equal length, so that the time of the comparison tells nothing of the secret.
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/**
 * `POST /api/revalidate`: Prismic says that content was published. Pages are marked stale and
 * made anew at their next visit; until that has succeeded the last good copy is served.
 */
export async function acceptPrismicWebhook(request: Request): Promise<Response> {
  const secret = env.REVALIDATE_SECRET;
  if (!secret) return respondError("unavailable", { message: "REVALIDATE_SECRET is not set on this site." });
  const read = await readBody(request, bodyLimit);
  if (!read.ok) return respondError(read.code);
  if (read.body.kind !== "json") return respondError("unsupported-type");
  const hook = webhookSchema.safeParse(read.body.value);
  if (!hook.success) return respondError("invalid", { message: "This is not a webhook of Prismic." });
  if (!isSecret(hook.data.secret, secret)) return respondError("forbidden");
  if (hook.data.type === "api-update") {
    reloadEmbeddedDocuments();
    revalidateTag(prismicTag, "max");
    log("info", "content.revalidated");
  }
  return respondJson({ revalidated: hook.data.type === "api-update" });
}
