import "server-only";
import { env } from "@/lib/base/env/server";
import { buildReceiptLink } from "@/lib/features/leads/build-receipt-link";
import type { VisitorMailData } from "@/lib/features/leads/destinations/body";
import { buildMailHtml } from "@/lib/features/leads/visitor-mail/mail-html";
import type { VisitorMail, VisitorMailWriter } from "./server-form";

export const absoluteUrl = (path: string) => env.SITE_URL + path;

// A given name: at most two short words of letters. This leaves little room for a message, and none for a number or an
// address.
const word = "\\p{L}[\\p{L}\\p{M}'’-]{0,19}";
const givenName = new RegExp(`^${word}(?: ${word})?$`, "u");

/**
 * The text of a mail, plain and as HTML. SECURITY: anyone can enter another person's address, so the only user input in
 * a mail is a given name: our forms must not deliver messages to third parties.
 */
export function formatMail(
  { name }: Pick<VisitorMailData, "name">,
  ...paragraphs: string[][]
): Pick<VisitorMail, "text" | "html"> {
  const all = [[givenName.test(name) ? `Hi ${name},` : "Hello,"], ...paragraphs];
  const end = ["--", `Oxbow, ${env.SITE_URL}`];
  return {
    text: `${[...all, end].map((lines) => lines.join("\n")).join("\n\n")}\n`,
    html: buildMailHtml(all, env.SITE_URL),
  };
}

export const ifNotYou = (what: string) => [
  `Not you? Someone entered your email address, perhaps by mistake. ${what}`,
];

const receiptLines = (receiptUrl: string, canCorrect: boolean) => [
  `See its status, ${canCorrect ? "correct it, " : ""}or withdraw and delete it:`,
  absoluteUrl(receiptUrl),
  "The link is private: anyone who has it can read what you sent.",
];

/** Confirms a lead, or a correction of it under the reference that its sender already has. */
export function confirmReceipt(next: string): VisitorMailWriter {
  return async (data, leadId, { noun, correctable }) => {
    const { corrects } = data;
    const { reference, receiptUrl } = await buildReceiptLink(corrects ?? leadId);
    const arrived = corrects
      ? `Your corrected ${noun} has arrived. Its reference is still ${reference}.`
      : `Your ${noun} has arrived. Its reference is ${reference}.`;
    return {
      subject: `We have your ${corrects ? "corrected " : ""}${noun}, ${reference}`,
      ...formatMail(
        data,
        [arrived],
        ["What happens next", next],
        receiptLines(receiptUrl, correctable !== undefined),
        ifNotYou("Open the link and withdraw it."),
      ),
    };
  };
}
