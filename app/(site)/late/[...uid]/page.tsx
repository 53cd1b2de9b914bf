/**
 * A page published after the build: rendered on its first visit and cached like the others. SECURITY: the
 * server rewrites the paths of such pages to this route, and responds with 404 to direct requests
 * (lib/site/page-paths.ts), so that unknown paths write nothing to the disk.
 */
export { generatePageMetadata as generateMetadata, PageRoute as default } from "@/components/page/page-route";

export const dynamicParams = true;
export const dynamic = "force-static";

/** None: pages known at build time are rendered by `app/(site)/[...uid]`. */
export async function generateStaticParams() {
  return [];
}
