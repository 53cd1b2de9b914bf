import "server-only";
import { join } from "node:path";
import { type Env, localUrlOf } from "@/lib/base/env/schema";

// SECURITY: only the host of a URL: user, password, path and query may be secret.
const hostOf = (url: string) => new URL(url).host || "a local socket";

/** Lines that are printed at startup: the site's URL, where leads, mail and CRM data go, and where the shared API is. */
export function buildStartNotes(env: Env): string[] {
  const leads = env.DATABASE_URL
    ? `Postgres at ${hostOf(env.DATABASE_URL)}`
    : join(env.DATA_DIR, "leads.sqlite");
  const mail = env.SMTP_URL
    ? `${env.SALES_EMAIL} via ${hostOf(env.SMTP_URL)}`
    : `${join(env.DATA_DIR, "mail")} (no SMTP_URL set)`;
  const crm = env.CRM_WEBHOOK_URL ? hostOf(env.CRM_WEBHOOK_URL) : "not configured (no CRM_WEBHOOK_URL set)";
  const api = env.SHARED_API_URL ? [`  API    ${hostOf(env.SHARED_API_URL)}`] : [];
  return [
    `Oxbow is at ${localUrlOf(env)}`,
    `  leads  ${leads} (npm run leads)`,
    `  mail   ${mail}`,
    `  CRM    ${crm}`,
    ...api,
  ];
}
