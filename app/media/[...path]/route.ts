import { respondError } from "@/lib/platform/http/respond";
import { readMediaFile } from "@/lib/platform/media/files";

// Dynamic, so that a new image is available without a build.
export const dynamic = "force-dynamic";

/** An image from the content folder: `/media/posts/river.webp`. */
export async function GET(_request: Request, { params }: RouteContext<"/media/[...path]">) {
  const file = await readMediaFile((await params).path.join("/"));
  // `notFound()` sends no Cache-Control, so a CDN could keep serving the 404 after the image is published.
  if (file === null) return respondError("not-found");
  return new Response(file.bytes, {
    headers: { "content-type": file.type, "cache-control": "public, max-age=3600" },
  });
}
