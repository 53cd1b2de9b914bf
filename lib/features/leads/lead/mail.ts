import type { SendMailOptions } from "nodemailer";

/** The parts of a mail that vary; the sender is always the same. */
export type Mail = Pick<SendMailOptions, "replyTo" | "subject" | "text" | "html" | "attachments"> & {
  to: { name: string; address: string };
  headers?: Record<string, string>;
};
