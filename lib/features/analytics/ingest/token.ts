import "server-only";
import { env } from "@/lib/base/env/server";
import { embeddedToken } from "@/lib/features/analytics/settings";

/** PostHog's project token: `POSTHOG_TOKEN` if `POSTHOG_HOST` is set, otherwise that of the site's own endpoint. Not a secret. */
export const analyticsToken: string = (env.POSTHOG_HOST && env.POSTHOG_TOKEN) ?? embeddedToken;
