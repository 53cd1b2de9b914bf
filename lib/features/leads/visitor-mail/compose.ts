import "server-only";
import { env } from "@/lib/base/env/server";
import { formatDate } from "@/lib/base/format/date";
import type { LeadFormId } from "@/lib/base/lead-form-ids";
import { getGuide } from "@/lib/content/endpoints/resources";
import { buildConferenceCalendar } from "@/lib/features/event/read";
import { placeDay, placeTime } from "@/lib/features/event/times";
import { buildReceipt } from "@/lib/features/leads/build-receipt";
import type { VisitorMailOrder } from "@/lib/features/leads/destinations/body";
import type { Mail } from "@/lib/features/leads/destinations/mailer";
import { getConferenceAtOnce } from "@/lib/features/leads/seats/hall-seats";
import { buildSeatLink } from "@/lib/features/leads/seats/seat-link";
import { buildDigestLinks } from "@/lib/features/leads/visitor-mail/newsletter-links";
import { buildFileLink, fileLinkHours } from "@/lib/features/resources/file-link";

export type VisitorMail = Pick<Mail, "subject" | "text" | "attachments" | "headers">;

type Writer = (order: VisitorMailOrder, leadId: string) => Promise<VisitorMail | null>;

const wholeAddress = (path: string) => env.SITE_URL + path;

/**
 * The text of a mail.
 * SECURITY: anybody can type a stranger's address, so nothing of what was typed stands in a mail: our forms
 * carry no message of theirs to others.
 */
function format(...paragraphs: string[][]): string {
  const end = ["--", `Oxbow, ${env.SITE_URL}`];
  return `${[["Hello,"], ...paragraphs, end].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

const notYou = (what: string) => [`Not you? Somebody typed your address, perhaps by mistake. ${what}`];

/** What a lead's private page is for. */
const receiptLines = (receiptUrl: string) => [
  "See where it stands, correct it, or withdraw it and have it erased:",
  wholeAddress(receiptUrl),
  "The link is private: whoever has it can read what was sent.",
];

/** A mail that says what was received and what happens next. */
function confirm(what: string, next: string): Writer {
  return async (_order, leadId) => {
    const { reference, receiptUrl } = await buildReceipt(leadId);
    return {
      subject: `We have your ${what}, ${reference}`,
      text: format(
        [`your ${what} has arrived. Its reference is ${reference}.`],
        ["What happens next", next],
        receiptLines(receiptUrl),
        notYou("Open the link and withdraw it."),
      ),
    };
  };
}

const bySales = "A sales manager answers by e-mail within one working day.";

const askForSeat = (place: string, link: string) => [
  `A seat in the hall, ${place}, is yours once you open this page and confirm it:`,
  link,
  "Until then nothing is booked, and the hall has a limit. One address has one seat.",
];

const takePartOnline = [
  "You take part online. The link to the stream comes one day before.",
  "If you had a seat in the hall already, you keep it. To give it back, withdraw that booking.",
];

async function bookSeat({ choice }: VisitorMailOrder, leadId: string): Promise<VisitorMail> {
  const conference = await getConferenceAtOnce();
  const { name, start, end, place } = conference;
  const { reference, receiptUrl } = await buildReceipt(leadId);
  const where = `${place.name}, ${place.locality}`;
  const hours = `${placeTime(start)} to ${placeTime(end)}, local time in ${place.locality}`;
  const isInHall = choice === "in-person";
  return {
    subject: isInHall ? `Confirm your seat at ${name}, ${reference}` : `Your place at ${name}, ${reference}`,
    text: format(
      [`${name}, ${formatDate(placeDay(start))}, ${hours}.`],
      isInHall ? askForSeat(where, await buildSeatLink(leadId)) : takePartOnline,
      [`The calendar file is attached. Your reference is ${reference}.`],
      ["You cannot come? Withdraw the booking, so that somebody else can:", wholeAddress(receiptUrl)],
      notYou(isInHall ? "Do nothing, and nothing is booked." : "Open the link and withdraw it."),
    ),
    attachments: [
      {
        filename: "oxycon.ics",
        content: buildConferenceCalendar(conference),
        contentType: "text/calendar; charset=utf-8",
      },
    ],
  };
}

async function sendGuide({ choice }: VisitorMailOrder, leadId: string): Promise<VisitorMail | null> {
  const guide = await getGuide(choice);
  if (guide === null) return null;
  const { reference, receiptUrl } = await buildReceipt(leadId);
  return {
    subject: `Your guide: ${guide.title}`,
    text: format(
      // Signed when the mail goes out: a lead may be held or tried again for longer than the link works.
      [
        `here is "${guide.title}", to read or to print:`,
        wholeAddress(await buildFileLink(guide.slug, Date.now())),
      ],
      [`The link works for ${fileLinkHours} hours from now. The file is yours to keep.`],
      [`Reference ${reference}. See or erase what you gave us:`, wholeAddress(receiptUrl)],
      notYou("Open the second link and withdraw it."),
    ),
  };
}

async function askToConfirm(_order: VisitorMailOrder, leadId: string): Promise<VisitorMail> {
  const { confirmUrl, leaveUrl, oneClickUrl } = await buildDigestLinks(leadId);
  return {
    subject: "Confirm your address for the scraping digest",
    text: format(
      [
        "somebody, we hope you, asked for the scraping digest at this address. To get it, open this page and confirm:",
      ],
      [confirmUrl],
      ["Until then you are not on the list, and after three days the address is deleted."],
      ["You do not want it? Do nothing, or have the address removed at once:", leaveUrl],
    ),
    // RFC 8058: mail programs show a button that ends the subscription.
    headers: {
      "List-Unsubscribe": `<${oneClickUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const writers = {
  inquiry: confirm("inquiry", bySales),
  contact: confirm("inquiry", bySales),
  "contact-message": confirm("message", "A person reads it and answers by e-mail."),
  partners: confirm("request", "The partner team answers by e-mail within five working days."),
  "blog-inquiry": confirm("question", "An engineer answers by e-mail within one working day."),
  "core-values": confirm(
    "report",
    "Two people who do not work in sales read it, and one of them answers you.",
  ),
  oxycon: bookSeat,
  "gated-content": sendGuide,
  "scraping-digest": askToConfirm,
} satisfies Record<LeadFormId, Writer>;

/**
 * Writes the mail for a visitor, with links that are signed now; null when what it is about is gone from the
 * content.
 */
export function composeVisitorMail(order: VisitorMailOrder, leadId: string): Promise<VisitorMail | null> {
  return writers[order.form](order, leadId);
}
