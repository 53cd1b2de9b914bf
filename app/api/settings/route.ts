import { publicEnv } from "@/lib/env/public";
import { respondJson } from "@/lib/http/respond";
import { route } from "@/lib/http/route";
import type { SiteSettings } from "@/lib/inquiry/site-settings";

const settings = {
  bookingUrl: publicEnv.BOOKING_URL,
  closeOnOverlay: publicEnv.INQUIRY_CLOSE_ON_OVERLAY,
  hostedForms: publicEnv.TYPEFORM_ENABLED,
} satisfies SiteSettings;

/** What pages ask at run time, because they were made when the site was built. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson(settings),
});
