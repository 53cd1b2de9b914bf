import "server-only";
import { env } from "./server";

/** Settings that browsers may know; read on the server and passed on as props, so that one build runs in every environment. */
export const publicEnv = {
  SITE_URL: env.SITE_URL,
  DASHBOARD_URL: env.DASHBOARD_URL,
  BOOKING_URL: env.BOOKING_URL,
  CONSENT_BY_REGION: env.CONSENT_BY_REGION,
  TYPEFORM_ENABLED: env.TYPEFORM_ENABLED,
  INQUIRY_CLOSE_ON_OVERLAY: env.INQUIRY_CLOSE_ON_OVERLAY,
};
