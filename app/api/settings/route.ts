import { env } from "@/lib/base/env/server";
import { respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import { buildSiteSettings } from "@/lib/site/build-site-settings";

const settings = buildSiteSettings(env);

/** Settings that pages request at run time, because pages are prerendered. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson(settings),
});
