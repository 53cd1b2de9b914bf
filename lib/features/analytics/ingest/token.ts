import "server-only";
import { env } from "@/lib/base/env/server";
import { embeddedToken } from "@/lib/features/analytics/settings";

/** The project key: that of the configured host, or the embedded ingest's. Not a secret. */
export const analyticsToken: string = (env.POSTHOG_HOST && env.POSTHOG_TOKEN) ?? embeddedToken;
