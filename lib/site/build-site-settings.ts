import "server-only";
import { analyticsToken } from "@/lib/analytics/ingest/token";
import type { Env } from "@/lib/env/schema";
import { buildThirdPartySettings } from "@/lib/third-party/configured";
import type { SiteSettings } from "@/lib/third-party/site-settings";

/** What browsers are told of this environment. Nothing in it is secret. */
export function buildSiteSettings(env: Env): SiteSettings {
  return {
    bookingUrl: env.BOOKING_URL,
    closeOnOverlay: env.INQUIRY_CLOSE_ON_OVERLAY,
    analyticsToken,
    thirdParties: buildThirdPartySettings(env),
  };
}
