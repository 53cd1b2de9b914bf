import { listPages } from "@/lib/content/prismic/documents";

export { generatePageMetadata as generateMetadata, PageRoute as default } from "@/components/page/page-route";

// SECURITY: with `true`, Next would render and cache every unknown path, and a crawler could fill the disk.
// Routes without this line also render pages published after the build; the server rejects their unknown paths
// (`findBuildDifference`).
export const dynamicParams = false;

export async function generateStaticParams() {
  const pages = await listPages();
  return pages.filter(({ path }) => path !== "/").map(({ path }) => ({ uid: path.slice(1).split("/") }));
}
