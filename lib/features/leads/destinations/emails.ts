/** The mails about a lead, to the staff and to its sender, and other mails to the staff. */
import "server-only";
import type { Env } from "@/lib/base/env/schema";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { StaffTeam } from "@/lib/features/leads/forms/server-form";
import type { Mail } from "@/lib/features/leads/lead/mail";
import type { Lead } from "@/lib/features/leads/store/types";
import { parseSalesMailBody, parseVisitorMailBody } from "./body";
import { createMailer } from "./mailer";
import { formatEarlier } from "./sales-mail";
import type { DeliveryOutcome, Destination } from "./types";

type MailEnv = Pick<Env, "MAIL_FROM" | "SMTP_URL" | "DATA_DIR" | "SALES_EMAIL" | "VALUES_EMAIL">;

function recipientsOf(env: MailEnv): Record<StaffTeam, Mail["to"]> {
  return {
    sales: { name: "Oxbow sales", address: env.SALES_EMAIL },
    values: { name: "Oxbow core values", address: env.VALUES_EMAIL },
  };
}

/** @param listEarlier finds the earlier leads of a lead's sender, newest first */
export function createEmailDestinations(
  env: MailEnv,
  listEarlier: (leadId: string) => Promise<Lead[]>,
): Record<"sales-email" | "visitor-email", Destination> {
  const sendMail = createMailer(env);
  const recipients = recipientsOf(env);
  return {
    async "sales-email"(delivery, signal) {
      const mail = parseSalesMailBody(delivery.body);
      if (mail === null) return { outcome: "reject", code: "bad-body" };
      const { reader, replyTo, subject } = mail;
      const text = mail.text + formatEarlier(await listEarlier(delivery.leadId)) + mail.ending;
      const replyHeader = replyTo && { replyTo: [{ name: "", address: replyTo }] };
      return sendMail(delivery.id, { to: recipients[reader], ...replyHeader, subject, text }, signal);
    },
    async "visitor-email"(delivery, signal) {
      const data = parseVisitorMailBody(delivery.body);
      if (data === null) return { outcome: "reject", code: "bad-body" };
      // Written at the time of sending, so that its links are valid for their full lifetime.
      const form = serverForms[data.form];
      const mail = await form.buildVisitorMail(data, delivery.leadId, form);
      if (mail === null) return { outcome: "reject", code: "content-gone" };
      const answerTo = [{ name: "Oxbow", address: env.SALES_EMAIL }];
      const recipient = { name: "", address: data.to };
      return sendMail(delivery.id, { to: recipient, replyTo: answerTo, ...mail }, signal);
    },
  };
}

/** Sends mails that are not about a single lead to the staff; `id` identifies the mail. */
export function createStaffMailer(env: MailEnv) {
  const sendMail = createMailer(env);
  const recipients = recipientsOf(env);
  return (
    id: string,
    team: StaffTeam,
    mail: Pick<Mail, "subject" | "text">,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome> => sendMail(id, { to: recipients[team], ...mail }, signal);
}
