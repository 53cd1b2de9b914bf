import "server-only";
import type { Env } from "@/lib/base/env/schema";
import { analyticsToken } from "@/lib/features/analytics/ingest/token";
import type { SiteSettings } from "@/lib/site/third-party/site-settings";
import { configureThirdParties } from "@/lib/site/third-party/third-parties";

/** Settings sent to browsers. Nothing in them is secret. */
export function buildSiteSettings(env: Env): SiteSettings {
  return {
    bookingUrl: env.BOOKING_URL,
    closeOnOverlay: env.INQUIRY_CLOSE_ON_OVERLAY,
    analyticsToken,
    thirdParties: configureThirdParties(env).settings,
  };
}
