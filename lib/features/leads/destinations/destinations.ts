import "server-only";
import type { Env } from "@/lib/base/env/schema";
import { listEarlierLeads } from "@/lib/features/leads/earlier-leads";
import type { StaffTeam } from "@/lib/features/leads/forms/server-form";
import { getLeadStore } from "@/lib/features/leads/store";
import type { DestinationId } from "@/lib/features/leads/types";
import { createCrmDestination } from "./crm";
import { buildTeamRecipients, createSalesEmailDestination, createVisitorEmailDestination } from "./emails";
import { buildMailFolder } from "./mailbox";
import { createMailer, type Mail, type MailSettings } from "./mailer";
import type { DeliveryOutcome, Destination } from "./types";

/** A destination whose settings were removed: its deliveries are retried, not given up. */
const unconfigured: Destination = {
  deliver: async () => ({ outcome: "retry", code: "not-configured" }),
};

function buildMailSettings(env: Env): MailSettings {
  return { from: env.MAIL_FROM, smtpUrl: env.SMTP_URL ?? null, mailFolder: buildMailFolder(env.DATA_DIR) };
}

const addressesOf = (env: Env) => ({ to: env.SALES_EMAIL, valuesTo: env.VALUES_EMAIL });

/** Every destination, ready to send with this environment's settings. */
export function createDestinations(env: Env): Record<DestinationId, Destination> {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = env;
  const crm = url && secret ? createCrmDestination({ url, secret }) : unconfigured;
  const mail = buildMailSettings(env);
  return {
    crm,
    "crm-update": crm,
    newsletter: crm,
    "newsletter-leave": crm,
    "sales-email": createSalesEmailDestination({
      ...mail,
      ...addressesOf(env),
      listEarlier: async (leadId) => listEarlierLeads(await getLeadStore(), leadId),
    }),
    "visitor-email": createVisitorEmailDestination({ ...mail, replyTo: env.SALES_EMAIL }),
  } satisfies Record<DestinationId, Destination>;
}

/** Sends mails that are not about a single lead to the staff; `id` identifies the mail. */
export function createStaffMailer(env: Env) {
  const sendMail = createMailer(buildMailSettings(env));
  const recipients = buildTeamRecipients(addressesOf(env));
  return (
    id: string,
    team: StaffTeam,
    mail: Pick<Mail, "subject" | "text">,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome> => sendMail(id, { to: recipients[team], ...mail }, signal);
}
