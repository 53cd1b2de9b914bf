import { notFound } from "next/navigation";
import { readMediaFile } from "@/lib/platform/media/files";

// Dynamic, so that a new image is available without a build.
export const dynamic = "force-dynamic";

type Context = { params: Promise<{ path: string[] }> };

/** A picture of the content: `/media/posts/river.webp`. */
export async function GET(_request: Request, { params }: Context) {
  const file = await readMediaFile((await params).path.join("/"));
  if (file === null) notFound();
  return new Response(file.bytes, {
    headers: { "content-type": file.type, "cache-control": "public, max-age=3600" },
  });
}
