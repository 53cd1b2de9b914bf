import "server-only";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Delivery } from "@/lib/leads/store/types";
import { parseSalesMailBody, type StoredSalesMail } from "./body";
import { buildFailureCode } from "./failure-code";
import { removeMails, writeMail } from "./mailbox";
import type { DeliveryOutcome, Destination } from "./types";

type SalesEmailSettings = {
  /** Bare addresses. */
  from: string;
  to: string;
  /** Null: mails go to `.eml` files in `mailFolder` instead. */
  smtpUrl: string | null;
  mailFolder: string;
};

const connectTimeoutMs = 2_000;
/** Silence on an open connection; the whole attempt is limited by its signal. */
const silenceTimeoutMs = 8_000;

type Send = (deliveryId: string, mail: SendMailOptions) => Promise<void>;

/** Sends through a server; the address may carry nodemailer's options, such as `?requireTLS=true`. */
function createSmtpSend(url: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    greetingTimeout: silenceTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  });
  return async (_deliveryId, mail) => {
    await transport.sendMail(mail);
  };
}

function createMailboxSend(folder: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (deliveryId, mail) => {
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error("The mail did not come as a buffer");
    await writeMail(folder, deliveryId, message);
  };
}

// SECURITY: addresses go in as objects, so nodemailer never parses a list out of a visitor's text, and
// no option lets it read files or addresses of the web.
function buildMessage(
  delivery: Delivery,
  mail: StoredSalesMail,
  settings: SalesEmailSettings,
): SendMailOptions {
  const host = settings.from.slice(settings.from.lastIndexOf("@") + 1);
  return {
    from: { name: "Oxbow website", address: settings.from },
    to: [{ name: "Oxbow sales", address: settings.to }],
    ...(mail.replyTo && { replyTo: [{ name: "", address: mail.replyTo }] }),
    subject: mail.subject,
    text: mail.text,
    // Stable, so that mail programs show a repeated delivery once.
    messageId: `<${delivery.id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server's reply code when it refused for good (5xx), else null. */
function permanentReplyOf(error: unknown): number | null {
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : null;
  return typeof code === "number" && code >= 500 ? code : null;
}

/** Tells sales about each lead by mail: over SMTP, or into a local folder where no server is set. */
export function createSalesEmailDestination(settings: SalesEmailSettings): Destination {
  const send =
    settings.smtpUrl === null ? createMailboxSend(settings.mailFolder) : createSmtpSend(settings.smtpUrl);

  async function deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const mail = parseSalesMailBody(delivery.body);
    if (mail === null) return { outcome: "reject", code: "bad-body" };
    try {
      await send(delivery.id, { ...buildMessage(delivery, mail, settings), signal });
      return { outcome: "sent" };
    } catch (error) {
      const reply = permanentReplyOf(error);
      if (reply !== null) return { outcome: "reject", code: `smtp-${reply}` };
      return { outcome: "retry", code: buildFailureCode(error, signal) };
    }
  }

  return {
    deliver,
    // A mail that went out over SMTP can't be called back; a file of the local mailbox can.
    takeBack: (deliveryId) => removeMails(settings.mailFolder, [deliveryId]),
  };
}
