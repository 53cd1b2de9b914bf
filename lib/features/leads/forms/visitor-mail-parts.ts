import "server-only";
import { baseColors, darkColors, palette } from "@/lib/base/design/palette";
import { env } from "@/lib/base/env/server";
import { escapeMarkup } from "@/lib/base/format/escape-markup";
import { buildReceiptLink } from "@/lib/features/leads/lead/receipt-token";
import type { BuildVisitorMail, VisitorMail, VisitorMailData } from "./server-form";

export const absoluteUrl = (path: string) => env.SITE_URL + path;

const styles = `
body { margin: 0; background: ${baseColors.paper}; color: ${baseColors.ink}; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 20px; }
p { margin: 0 0 20px; overflow-wrap: anywhere; }
a { color: ${palette.OXY[700]}; }
.brand { font-size: 20px; font-weight: 600; }
.footer { border-top: 1px solid ${baseColors.paper3}; color: ${baseColors.ink2}; font-size: 14px; padding-top: 20px; }
@media (prefers-color-scheme: dark) {
  body { background: ${darkColors.paper}; color: ${darkColors.ink}; }
  a { color: ${palette.OXY[300]}; }
  .footer { border-color: ${darkColors.paper3}; color: ${darkColors.ink2}; }
}`;

/** A line as markup; a line that is a URL becomes a link. */
function formatLine(line: string): string {
  const text = escapeMarkup(line);
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${text}">${text}</a>` : text;
}

const formatParagraph = (lines: readonly string[]) => `<p>${lines.map(formatLine).join("<br>")}</p>`;

/** The HTML version of a mail's text. It loads nothing when it is opened. */
function buildMailHtml(paragraphs: readonly (readonly string[])[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>${styles}</style></head>
<body><main>
<p class="brand">oxbow</p>
${paragraphs.map(formatParagraph).join("\n")}
<p class="footer">Oxbow<br>${formatLine(env.SITE_URL)}</p>
</main></body>
</html>
`;
}

// A given name: at most two short words of letters. This leaves little room for a message, and none for a number or an
// address.
const word = "\\p{L}[\\p{L}\\p{M}'’-]{0,19}";
const givenName = new RegExp(`^${word}(?: ${word})?$`, "u");

/**
 * The text of a mail, plain and as HTML. Each paragraph is a list of lines.
 * SECURITY: anyone can enter another person's address, so the only user input in a mail is a given name: our forms must
 * not deliver messages to third parties.
 */
export function formatMail(
  { name }: Pick<VisitorMailData, "name">,
  ...paragraphs: string[][]
): Pick<VisitorMail, "text" | "html"> {
  const all = [[givenName.test(name) ? `Hi ${name},` : "Hello,"], ...paragraphs];
  const end = ["--", `Oxbow, ${env.SITE_URL}`];
  return {
    text: `${[...all, end].map((lines) => lines.join("\n")).join("\n\n")}\n`,
    html: buildMailHtml(all),
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

/**
 * Creates the builder of a mail that confirms a lead, or a correction under the reference that the sender already has.
 * `nextStep` says what happens next.
 */
export function createConfirmationMailBuilder(nextStep: string): BuildVisitorMail {
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
        ["What happens next", nextStep],
        receiptLines(receiptUrl, correctable !== undefined),
        ifNotYou("Open the link and withdraw it."),
      ),
    };
  };
}
