import { respondError } from "@/lib/platform/http/respond";
import { readMediaFile } from "@/lib/platform/media/files";

// Dynamic, so that a new image is available without a build.
export const dynamic = "force-dynamic";

/** A picture of the content: `/media/posts/river.webp`. */
export async function GET(_request: Request, { params }: RouteContext<"/media/[...path]">) {
  const file = await readMediaFile((await params).path.join("/"));
  // `notFound()` leaves out Cache-Control, so a CDN could keep the answer after the picture is published.
  if (file === null) return respondError("not-found");
  return new Response(file.bytes, {
    headers: { "content-type": file.type, "cache-control": "public, max-age=3600" },
  });
}
