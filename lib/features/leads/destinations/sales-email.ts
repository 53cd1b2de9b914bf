import "server-only";
import type { StaffTeam } from "@/lib/features/leads/forms/server-form";
import type { Delivery, Lead } from "@/lib/features/leads/store/types";
import { parseSalesMailBody } from "./body";
import { createMailer, type Mail, type MailSettings } from "./mailer";
import { formatEarlier } from "./sales-mail";
import type { DeliveryOutcome, Destination } from "./types";

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
  const mailer = createMailer(settings);
  const recipients = buildTeamRecipients(settings);

  async function deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const mail = parseSalesMailBody(delivery.body);
    if (mail === null) return { outcome: "reject", code: "bad-body" };
    const { reader, replyTo, subject } = mail;
    const text = mail.text + formatEarlier(await listEarlier(delivery.leadId)) + mail.ending;
    const replyHeader = replyTo && { replyTo: [{ name: "", address: replyTo }] };
    return mailer.send(delivery.id, { to: recipients[reader], ...replyHeader, subject, text }, signal);
  }

  return { deliver, undo: mailer.undo };
}
