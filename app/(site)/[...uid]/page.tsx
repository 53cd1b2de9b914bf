import { listPages } from "@/lib/content/prismic/documents";

export { generatePageMetadata as generateMetadata, PageRoute as default } from "@/components/page/page-route";

// SECURITY: a path outside the known set gets the prerendered 404 and writes nothing to the disk.
export const dynamicParams = false;

export async function generateStaticParams() {
  const pages = await listPages();
  return pages.filter(({ path }) => path !== "/").map(({ path }) => ({ uid: path.slice(1).split("/") }));
}
