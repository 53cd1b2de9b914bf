import "server-only";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Env } from "@/lib/base/env/schema";
import type { Mail } from "@/lib/features/leads/lead/mail";
import { buildFailureCode } from "./failure-code";
import { buildMailFolder, writeMail } from "./mailbox";
import type { DeliveryOutcome } from "./types";

const connectTimeoutMs = 2_000;
/** Idle timeout of an open connection; the whole attempt is limited by its signal. */
const silenceTimeoutMs = 8_000;

type Send = (deliveryId: string, mail: SendMailOptions) => Promise<void>;

/** Sends through an SMTP server; its URL may contain nodemailer's options, such as `?requireTLS=true`. */
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

// SECURITY: addresses are passed as objects, so that nodemailer never parses a visitor's text as a list, and it may not
// read files or URLs.
function buildMessage(deliveryId: string, { to, headers, ...mail }: Mail, from: string): SendMailOptions {
  const host = from.slice(from.lastIndexOf("@") + 1);
  return {
    ...mail,
    from: { name: "Oxbow website", address: from },
    to: [to],
    // A stable id, so that mail programs show a repeated delivery once.
    messageId: `<${deliveryId}@${host}>`,
    headers: { ...headers, "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server's reply code, else null. */
const replyOf = (error: unknown): number | null =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : null;

/** Whether the server refused this mail: a refused sign-in or sender is a setting that an operator can correct. */
const isAboutMail = (error: unknown) =>
  error instanceof Error && "command" in error && (error.command === "RCPT TO" || error.command === "DATA");

/** Tries once to send the mail of a delivery. */
type SendMail = (deliveryId: string, mail: Mail, signal: AbortSignal) => Promise<DeliveryOutcome>;

/** Sends mails over SMTP, or writes them to the local mailbox if no server is configured. */
export function createMailer(env: Pick<Env, "MAIL_FROM" | "SMTP_URL" | "DATA_DIR">): SendMail {
  const { MAIL_FROM: from, SMTP_URL: smtpUrl } = env;
  const send = smtpUrl ? createSmtpSend(smtpUrl) : createMailboxSend(buildMailFolder(env.DATA_DIR));
  return async (deliveryId, mail, signal) => {
    try {
      await send(deliveryId, { ...buildMessage(deliveryId, mail, from), signal });
      return { outcome: "sent" };
    } catch (error) {
      const reply = replyOf(error);
      if (reply !== null && reply >= 500 && isAboutMail(error))
        return { outcome: "reject", code: `smtp-${reply}` };
      const code = buildFailureCode(error, signal);
      return { outcome: "retry", code: code === "failed" && reply !== null ? `smtp-${reply}` : code };
    }
  };
}
