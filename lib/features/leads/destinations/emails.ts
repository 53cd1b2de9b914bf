/** The mails about a lead: to the staff, and to its sender. */
import "server-only";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { StaffTeam } from "@/lib/features/leads/forms/server-form";
import type { Mail } from "@/lib/features/leads/lead/mail";
import type { Lead } from "@/lib/features/leads/store/types";
import { parseSalesMailBody, parseVisitorMailBody } from "./body";
import { createMailer, type MailSettings } from "./mailer";
import { formatEarlier } from "./sales-mail";
import type { Destination } from "./types";

type StaffAddresses = { to: string; valuesTo: string };

type SalesEmailSettings = MailSettings &
  StaffAddresses & {
    /** Earlier leads of a lead's sender, newest first. */
    listEarlier: (leadId: string) => Promise<Lead[]>;
  };

export function buildTeamRecipients({ to, valuesTo }: StaffAddresses) {
  return {
    sales: { name: "Oxbow sales", address: to },
    values: { name: "Oxbow core values", address: valuesTo },
  } satisfies Record<StaffTeam, Mail["to"]>;
}

export function createSalesEmailDestination({ listEarlier, ...settings }: SalesEmailSettings): Destination {
  const sendMail = createMailer(settings);
  const recipients = buildTeamRecipients(settings);
  return {
    async deliver(delivery, signal) {
      const mail = parseSalesMailBody(delivery.body);
      if (mail === null) return { outcome: "reject", code: "bad-body" };
      const { reader, replyTo, subject } = mail;
      const text = mail.text + formatEarlier(await listEarlier(delivery.leadId)) + mail.ending;
      const replyHeader = replyTo && { replyTo: [{ name: "", address: replyTo }] };
      return sendMail(delivery.id, { to: recipients[reader], ...replyHeader, subject, text }, signal);
    },
  };
}

type VisitorEmailSettings = MailSettings & { replyTo: string };

export function createVisitorEmailDestination({ replyTo, ...settings }: VisitorEmailSettings): Destination {
  const sendMail = createMailer(settings);
  return {
    async deliver(delivery, signal) {
      const data = parseVisitorMailBody(delivery.body);
      if (data === null) return { outcome: "reject", code: "bad-body" };
      // Written at the time of sending, so that its links are valid for their full lifetime.
      const form = serverForms[data.form];
      const mail = await form.buildVisitorMail(data, delivery.leadId, form);
      if (mail === null) return { outcome: "reject", code: "content-gone" };
      const answerTo = [{ name: "Oxbow", address: replyTo }];
      const recipient = { name: "", address: data.to };
      return sendMail(delivery.id, { to: recipient, replyTo: answerTo, ...mail }, signal);
    },
  };
}
