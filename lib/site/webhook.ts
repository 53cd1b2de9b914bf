import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { after } from "next/server";
import { z } from "zod";
import { describeError, log } from "@/lib/base/log";
import { getHookSecret } from "@/lib/content/prismic/hook-secret";
import { readBody } from "@/lib/platform/http/read-body";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { markStale, renewPages } from "./renew";

const bodyLimit = 64 * 1024;

/**
 * What proves that the CMS sent it.
 * SECURITY: looked at before all else, and one answer for a wrong, a missing and an odd one: nobody without the
 * secret learns what this address takes.
 */
const secretSchema = z.object({ secret: z.string() });

/**
 * The part of Prismic's webhook that is used; `test-trigger` is its "send a test" button. Without names of
 * documents everything may have changed.
 */
const webhookSchema = z.object({
  type: z.enum(["api-update", "test-trigger"]),
  // SECURITY: identifiers become cache tags; nothing else has that form.
  documents: z.array(z.string().regex(/^[\w-]{1,64}$/)).default([]),
  /** Names of other content files, from `npm run content`: "posts/robots-txt-rfc-9309". */
  files: z.array(z.string().regex(/^[a-z-]{1,32}\/[a-z0-9-]{1,128}$/)).default([]),
});

// SECURITY: digests of equal length, so that the time of the comparison tells nothing of the secret.
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/**
 * `POST /api/revalidate`: content was published. Pages that show it are marked stale and made anew behind
 * the answer; until that has succeeded the last good copy is served.
 */
export async function acceptPrismicWebhook(request: Request): Promise<Response> {
  const secret = await getHookSecret();
  if (secret === null)
    return respondError("unavailable", { message: "REVALIDATE_SECRET is not set on this site." });
  const read = await readBody(request, bodyLimit);
  if (!read.ok) return respondError(read.code);
  if (read.body.kind !== "json") return respondError("unsupported-type");
  const given = secretSchema.safeParse(read.body.value);
  if (!isSecret(given.data?.secret ?? "", secret)) return respondError("unauthorized");
  const hook = webhookSchema.safeParse(read.body.value);
  if (!hook.success) return respondError("invalid", { message: "This is not a webhook of Prismic." });
  const { type, documents, files } = hook.data;
  if (type === "api-update") {
    await markStale({ documents, files });
    after(() =>
      renewPages({ documents, files }).catch((error) =>
        log("error", "content.renew.failed", describeError(error)),
      ),
    );
    log("info", "content.revalidated", { count: documents.length + files.length });
  }
  return respondJson({ revalidated: type === "api-update" });
}
