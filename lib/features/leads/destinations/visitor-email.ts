import "server-only";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { Delivery } from "@/lib/features/leads/store/types";
import { parseVisitorMailBody } from "./body";
import { createMailer, type MailSettings } from "./mailer";
import type { DeliveryOutcome, Destination } from "./types";

type VisitorEmailSettings = MailSettings & {
  replyTo: string;
};

export function createVisitorEmailDestination({ replyTo, ...settings }: VisitorEmailSettings): Destination {
  const mailer = createMailer(settings);

  async function deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const data = parseVisitorMailBody(delivery.body);
    if (data === null) return { outcome: "reject", code: "bad-body" };
    // Written at the time of sending, so that its links are valid for their full lifetime.
    const form = serverForms[data.form];
    const mail = await form.visitorMail(data, delivery.leadId, form);
    if (mail === null) return { outcome: "reject", code: "content-gone" };
    const answerTo = [{ name: "Oxbow", address: replyTo }];
    return mailer.send(
      delivery.id,
      { to: { name: "", address: data.to }, replyTo: answerTo, ...mail },
      signal,
    );
  }

  return { deliver, undo: mailer.undo };
}
