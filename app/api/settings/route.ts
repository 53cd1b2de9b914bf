import { env } from "@/lib/base/env/server";
import { respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import { buildSiteSettings } from "@/lib/site/build-site-settings";

const settings = buildSiteSettings(env);

/** What pages ask at run time, because they were made when the site was built. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson(settings),
});
