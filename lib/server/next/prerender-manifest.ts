/**
 * Private to Next 16.4.6: the file `prerender-manifest.json` of a build.
 *
 * Why: only it says which paths were prerendered, which routes render others on the first request, and which
 * cookie value enables drafts. The server needs this for pages that were published or removed after the
 * build.
 * Guarded by `tests/contract/next.test.ts` (`npm run check:next`).
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { BuiltRoutes } from "@/lib/platform/runtime/built-routes";

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ srcRoute: z.string().nullable() })),
  dynamicRoutes: z.record(z.string(), z.object({ routeRegex: z.string(), fallback: z.unknown() })),
  preview: z.object({ previewModeId: z.string() }),
});

/** The route of CMS pages. */
export const pageRoute = "/[...uid]";

/** The prerendered paths, on-demand routes and draft cookie of the build in `folder`. */
export async function readBuiltRoutes(folder: string): Promise<Omit<BuiltRoutes, "matchesPageRoute">> {
  const text = await readFile(join(folder, "prerender-manifest.json"), "utf8");
  const { routes, dynamicRoutes, preview } = manifestSchema.parse(JSON.parse(text));
  const pages = Object.entries(routes).filter(([, { srcRoute }]) => srcRoute === pageRoute);
  return {
    prerenderedPages: new Set(pages.map(([path]) => path)),
    prerenderedPaths: new Set(Object.keys(routes)),
    // A null `fallback` means `dynamicParams = true`, the default.
    onDemandRoutes: Object.values(dynamicRoutes).flatMap(({ routeRegex, fallback }) =>
      fallback === null ? [new RegExp(routeRegex)] : [],
    ),
    draftCookieValue: preview.previewModeId,
  };
}
