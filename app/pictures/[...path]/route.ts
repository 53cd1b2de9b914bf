import { notFound } from "next/navigation";
import { listCoverFiles } from "@/lib/features/pictures/covers";

export const dynamic = "force-static";
export const dynamicParams = false;
export const revalidate = 3600;

type Context = { params: Promise<{ path: string[] }> };

export async function generateStaticParams() {
  return [...(await listCoverFiles()).keys()].map((path) => ({ path: path.split("/") }));
}

/** The strokes of a post's cover: `/pictures/covers/schema-drift-large.svg`. */
export async function GET(_request: Request, { params }: Context) {
  const draw = (await listCoverFiles()).get((await params).path.join("/"));
  return draw ? new Response(draw(), { headers: { "content-type": "image/svg+xml" } }) : notFound();
}
