import "server-only";
import { embeddedToken } from "@/lib/analytics/settings";
import { env } from "@/lib/env/server";

/** The project's key: that of the configured host, or the embedded ingest's own. It is no secret. */
export const analyticsToken: string = (env.POSTHOG_HOST && env.POSTHOG_TOKEN) ?? embeddedToken;
