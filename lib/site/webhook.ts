import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { after } from "next/server";
import { z } from "zod";
import { describeError, log } from "@/lib/base/log";
import { getWebhookSecret } from "@/lib/content/prismic/webhook-secret";
import { getThisProcess } from "@/lib/platform/changes/shared-log";
import { readBody } from "@/lib/platform/http/read-body";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { markEverythingStale, markStale, regeneratePages } from "./regenerate-pages";
import { recordChange } from "./share-changes";

const bodyLimit = 64 * 1024;

/**
 * The shared secret of the webhook. SECURITY: checked before all other fields; a wrong, missing or malformed secret gets
 * the same response to every JSON object, so that nobody without it learns which input is accepted.
 */
const secretSchema = z.object({ secret: z.string() });

/**
 * The fields of Prismic's webhook in use; `test-trigger` is its "send a test" button. Without document ids and file names,
 * everything in the CMS may have changed.
 */
const webhookSchema = z.object({
  type: z.enum(["api-update", "test-trigger"]),
  // SECURITY: ids become cache tags, so their format is restricted.
  documents: z.array(z.string().regex(/^[\w-]{1,64}$/)).default([]),
  /** Names of other content files, sent by `npm run content`: "posts/robots-txt-rfc-9309". */
  files: z.array(z.string().regex(/^[a-z-]{1,32}\/[a-z0-9-]{1,128}$/)).default([]),
  /** Sent by this process only: it is unknown what has changed. */
  everything: z.boolean().default(false),
  /** Sent by this process only, for its second pass (`regeneratePages`): no third pass follows. */
  isSecondPass: z.boolean().default(false),
});
type Hook = z.output<typeof webhookSchema>;

// SECURITY: compares digests of equal length, so that timing reveals nothing about the secret.
function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Why a caller with this secret is refused; null when it is the right one. */
async function findRefusal(given: string): Promise<"unavailable" | "unauthorized" | null> {
  const secret = await getWebhookSecret();
  if (secret === null) return "unavailable";
  return isSameSecret(given, secret) ? null : "unauthorized";
}

/** Marks pages stale and schedules their regeneration; false if the change could not be recorded for the other servers. */
async function publish(
  { documents, files, everything, isSecondPass }: Hook,
  isFromThisProcess: boolean,
): Promise<boolean> {
  if (isFromThisProcess && everything) {
    await markEverythingStale();
    return true;
  }
  await markStale({ documents, files });
  after(() =>
    regeneratePages({ documents, files }, isFromThisProcess && isSecondPass).catch((error) =>
      log("error", "content.regeneration.failed", describeError(error)),
    ),
  );
  log("info", "content.revalidated", { count: documents.length + files.length });
  return isFromThisProcess || recordChange({ documents, files });
}

/**
 * `POST /api/revalidate`: content was published. Pages that show it are marked stale and regenerated after the response. Until
 * that succeeds, visitors get the last good version.
 */
export async function acceptPrismicWebhook(request: Request): Promise<Response> {
  const read = await readBody(request, bodyLimit);
  const value = read.ok && read.body.kind === "json" ? read.body.value : null;
  const given = secretSchema.safeParse(value).data?.secret ?? "";
  const isFromThisProcess = isSameSecret(given, getThisProcess().key);
  const refusal = isFromThisProcess ? null : await findRefusal(given);
  if (refusal === "unavailable")
    return respondError(refusal, {
      message: "This site has no webhook secret: REVALIDATE_SECRET is not set, and no key could be read.",
    });
  if (!read.ok) return respondError(read.code);
  if (read.body.kind !== "json") return respondError("unsupported-type");
  if (refusal !== null) return respondError(refusal);
  const hook = webhookSchema.safeParse(value);
  if (!hook.success)
    return respondError("invalid", {
      message: "Invalid webhook. Check the fields type, documents and files.",
    });
  if (hook.data.type !== "api-update") return respondJson({ revalidated: false });
  if (await publish(hook.data, isFromThisProcess)) return respondJson({ revalidated: true });
  return respondError("unavailable", {
    message:
      "This server has the change, but could not record it for the other servers. Repeat this request.",
  });
}
