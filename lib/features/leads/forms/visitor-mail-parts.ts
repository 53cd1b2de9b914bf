/** What the mails to visitors have in common, for the definitions of forms. */
import "server-only";
import { env } from "@/lib/base/env/server";
import { buildReceipt } from "@/lib/features/leads/build-receipt";
import type { VisitorMailWriter } from "./server-form";

export const wholeAddress = (path: string) => env.SITE_URL + path;

/**
 * The text of a mail.
 * SECURITY: anybody can type a stranger's address, so nothing of what was typed stands in a mail: our forms
 * carry no message of theirs to others.
 */
export function formatMail(...paragraphs: string[][]): string {
  const end = ["--", `Oxbow, ${env.SITE_URL}`];
  return `${[["Hello,"], ...paragraphs, end].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

export const notYou = (what: string) => [`Not you? Somebody typed your address, perhaps by mistake. ${what}`];

/** What a lead's private page is for. */
const receiptLines = (receiptUrl: string) => [
  "See where it stands, correct it, or withdraw it and have it erased:",
  wholeAddress(receiptUrl),
  "The link is private: whoever has it can read what was sent.",
];

/** A mail that says what was received and what happens next. */
export function confirmReceipt(what: string, next: string): VisitorMailWriter {
  return async (_order, leadId) => {
    const { reference, receiptUrl } = await buildReceipt(leadId);
    return {
      subject: `We have your ${what}, ${reference}`,
      text: formatMail(
        [`your ${what} has arrived. Its reference is ${reference}.`],
        ["What happens next", next],
        receiptLines(receiptUrl),
        notYou("Open the link and withdraw it."),
      ),
    };
  };
}
