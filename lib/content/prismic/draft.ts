import "server-only";
import { cookie, PreviewTokenExpiredError } from "@prismicio/client";
import { cookies, draftMode } from "next/headers";
import { isPreviewTokenOf } from "@/lib/content/prismic/embedded/preview-token";
import { createPrismicClient, type PrismicClient, repositoryName } from "./client";

/** An active preview; `ref` is null without a preview cookie of our repository. */
export type Preview = { ref: string | null };

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // `draftMode` throws outside of a request, where there are no previews.
    return false;
  }
}

/** The preview of this request, or null. Must be called outside of cached functions, where Next forbids `cookies`. */
export async function getPreview(): Promise<Preview | null> {
  if (!(await isDraftMode())) return null;
  const ref = (await cookies()).get(cookie.preview)?.value;
  // SECURITY: anyone can set this cookie in their own browser, so only accept a ref of our repository.
  return { ref: ref !== undefined && isPreviewTokenOf(ref, repositoryName) ? ref : null };
}

/** Reads drafts; published content if there is no ref or the preview has expired. */
export async function readDraft<Result>(
  { ref }: Preview,
  read: (client: PrismicClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(createPrismicClient(ref === null ? {} : { ref }));
  } catch (error) {
    if (!(error instanceof PreviewTokenExpiredError)) throw error;
    return read(createPrismicClient());
  }
}

/** Asks the repository whether it still accepts the preview's ref. */
export async function isPreviewValid({ ref }: Preview): Promise<boolean> {
  if (ref === null) return false;
  let isValid = true;
  // A rejected ref gets 404 or 410. The client throws if the preview token has expired; for other rejected refs,
  // it silently repeats the request with the published one. So watch its responses.
  const client = createPrismicClient({ ref });
  const { fetchFn } = client;
  client.fetchFn = async (...args) => {
    const response = await fetchFn(...args);
    if (response.status === 404 || response.status === 410) isValid = false;
    return response;
  };
  await client.get({ pageSize: 1 }).catch((error) => {
    if (!(error instanceof PreviewTokenExpiredError)) throw error;
  });
  return isValid;
}
