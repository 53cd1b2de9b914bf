import { notFound } from "next/navigation";
import { listPictureFiles } from "@/lib/features/pictures/registry";

export const dynamic = "force-static";
export const dynamicParams = false;
export const revalidate = 3600;

type Context = { params: Promise<{ path: string[] }> };

export async function generateStaticParams() {
  return [...(await listPictureFiles()).keys()].map((path) => ({ path: path.split("/") }));
}

/** The strokes of a drawing: `/pictures/island-flow.svg`. */
export async function GET(_request: Request, { params }: Context) {
  const draw = (await listPictureFiles()).get((await params).path.join("/"));
  return draw ? new Response(draw(), { headers: { "content-type": "image/svg+xml" } }) : notFound();
}
