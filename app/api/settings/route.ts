import { analyticsToken } from "@/lib/analytics/ingest/token";
import { publicEnv } from "@/lib/env/public";
import { env } from "@/lib/env/server";
import { respondJson } from "@/lib/http/respond";
import { route } from "@/lib/http/route";
import type { SiteSettings } from "@/lib/inquiry/site-settings";
import { buildThirdPartySettings } from "@/lib/third-party/configured";

const settings = {
  bookingUrl: publicEnv.BOOKING_URL,
  closeOnOverlay: publicEnv.INQUIRY_CLOSE_ON_OVERLAY,
  analyticsToken,
  hostedForms: publicEnv.TYPEFORM_ENABLED,
  thirdParties: buildThirdPartySettings(env),
} satisfies SiteSettings;

/** What pages ask at run time, because they were made when the site was built. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson(settings),
});
