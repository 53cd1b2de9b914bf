import "server-only";
import { cookie, PreviewTokenExpiredError } from "@prismicio/client";
import { cookies, draftMode } from "next/headers";
import { createPrismicClient, type PrismicClient, repositoryName } from "@/lib/content/prismic/client";
import { isTokenOf } from "./token";

/** What a visitor in draft mode sees; `ref` is null when their preview's cookie is gone. */
export type Preview = { ref: string | null };

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // Outside of a request nobody previews anything.
    return false;
  }
}

/** The preview of this request, or null for everybody else. Has to be asked outside of cached functions. */
export async function getPreview(): Promise<Preview | null> {
  if (!(await isDraftMode())) return null;
  const ref = (await cookies()).get(cookie.preview)?.value;
  // SECURITY: anyone can set this cookie in their own browser; it is a ref of our repository or none.
  return { ref: ref !== undefined && isTokenOf(ref, repositoryName) ? ref : null };
}

/** A client that asks for a preview's drafts. It falls back to published content, as Prismic's own does. */
function createDraftClient({ ref }: Preview): PrismicClient {
  return createPrismicClient(ref === null ? {} : { ref });
}

/** Reads drafts, or what is published where the preview has expired. */
export async function readDraft<Result>(
  preview: Preview,
  read: (client: PrismicClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(createDraftClient(preview));
  } catch (error) {
    if (!(error instanceof PreviewTokenExpiredError)) throw error;
    return read(createPrismicClient());
  }
}

/** Whether the repository still knows a preview. */
export async function isPreviewAlive({ ref }: Preview): Promise<boolean> {
  if (ref === null) return false;
  let isAlive = true;
  // The client itself goes on with published content when a ref has ended, and tells nobody.
  const client = createPrismicClient({ ref });
  const { fetchFn } = client;
  client.fetchFn = async (...args) => {
    const response = await fetchFn(...args);
    if (response.status === 404 || response.status === 410) isAlive = false;
    return response;
  };
  await client.get({ pageSize: 1 }).catch((error) => {
    if (!(error instanceof PreviewTokenExpiredError)) throw error;
  });
  return isAlive;
}
