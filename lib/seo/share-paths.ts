import "server-only";
import { listPages } from "@/lib/prismic/documents";
import { shareImagePath } from "./head";

/** Paths of pages that are routes of their own, not documents. */
const routePages = ["/contact"];

/** Every share image there is: one a page. */
export async function listSharePaths(): Promise<string[]> {
  const pages = await listPages();
  return [...new Set([...pages.map(({ path }) => path), ...routePages])].map(shareImagePath);
}
