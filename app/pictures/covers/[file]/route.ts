import { basename } from "node:path/posix";
import { notFound } from "next/navigation";
import { pictureHref } from "@/lib/base/drawing/mask-file";
import { listCoverFiles } from "@/lib/features/pictures/covers";

export const dynamic = "force-static";
export const revalidate = 3600;

type Context = { params: Promise<{ file: string }> };

export async function generateStaticParams() {
  return [...(await listCoverFiles()).keys()].map((path) => ({ file: basename(path) }));
}

/** The strokes of a post's cover: `/pictures/covers/schema-drift-large.svg`. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const draw = (await listCoverFiles()).get(pictureHref(`covers/${basename(file, ".svg")}`));
  return draw ? new Response(draw(), { headers: { "content-type": "image/svg+xml" } }) : notFound();
}
