import "server-only";
import type { Env } from "@/lib/env/schema";
import type { DestinationId } from "@/lib/leads/types";
import { createCrmDestination } from "./crm";
import { buildMailFolder } from "./mailbox";
import { createSalesEmailDestination } from "./sales-email";
import type { Destination } from "./types";
import { createVisitorEmailDestination } from "./visitor-email";

/** Deliveries wait for a destination whose settings were taken away; they are not given up at once. */
const unconfigured: Destination = {
  deliver: async () => ({ outcome: "retry", code: "not-configured" }),
};

/** Every destination, ready to send with this environment's settings. */
export function createDestinations(env: Env): Record<DestinationId, Destination> {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = env;
  const crm = url && secret ? createCrmDestination({ url, secret }) : unconfigured;
  const mail = {
    from: env.MAIL_FROM,
    smtpUrl: env.SMTP_URL ?? null,
    mailFolder: buildMailFolder(env.DATA_DIR),
  };
  return {
    crm,
    newsletter: crm,
    "newsletter-leave": crm,
    "sales-email": createSalesEmailDestination({ ...mail, to: env.SALES_EMAIL, valuesTo: env.VALUES_EMAIL }),
    "visitor-email": createVisitorEmailDestination({ ...mail, replyTo: env.SALES_EMAIL }),
  } satisfies Record<DestinationId, Destination>;
}
