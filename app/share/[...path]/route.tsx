import { drawShareImage } from "@/components/share-image/draw-share-image";
import { listSharePaths } from "@/lib/site/site-paths";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function generateStaticParams() {
  return (await listSharePaths()).map((path) => ({ path: path.split("/").slice(2) }));
}

/** The share image of a page: `/share/scraper-api/web.png`. */
export async function GET(_request: Request, { params }: RouteContext<"/share/[...path]">) {
  const { path } = await params;
  return drawShareImage(`/${path.join("/").replace(/\.png$/, "")}`);
}
