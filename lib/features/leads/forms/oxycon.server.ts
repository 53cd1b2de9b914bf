import "server-only";
import { formatDate } from "@/lib/base/format/date";
import { anchors, routes } from "@/lib/base/routes";
import { buildEventCalendar } from "@/lib/features/event/read";
import { isOver, venueDay, venueTime } from "@/lib/features/event/times";
import { buildReceiptLink } from "@/lib/features/leads/lead/receipt-token";
import { buildSeatLink, eventIdOf, getCachedEvent } from "@/lib/features/leads/lead/seat-link";
import { oxyconBodySchema } from "./oxycon";
import type { ResultText, ServerForm, VisitorMail, VisitorMailData } from "./server-form";
import { nothingSaved, rejectedPage } from "./server-parts";
import { absoluteUrl, formatMail, ifNotYou } from "./visitor-mail-parts";

const confirmSeatLines = (place: string, link: string) => [
  `To reserve your seat at ${place}, open this page and confirm:`,
  link,
  "Until then, nothing is booked, and seats are limited. One seat per email address.",
];

const onlineLines = [
  "You take part online. We email you the stream link one day before.",
  "If you already had a seat in person, you keep it. To give it up, withdraw that booking.",
];

async function buildRegistrationMail(data: VisitorMailData, leadId: string): Promise<VisitorMail> {
  const event = await getCachedEvent();
  const { name, start, end, place } = event;
  const { reference, receiptUrl } = await buildReceiptLink(leadId);
  const where = `${place.name}, ${place.locality}`;
  const hours = `${venueTime(start)} to ${venueTime(end)}, local time in ${place.locality}`;
  const isInPerson = data.choice === "in-person";
  return {
    subject: isInPerson
      ? `Confirm your seat at ${name}, ${reference}`
      : `Your registration for ${name}, ${reference}`,
    ...formatMail(
      data,
      [`${name}, ${formatDate(venueDay(start))}, ${hours}.`],
      isInPerson ? confirmSeatLines(where, await buildSeatLink(leadId)) : onlineLines,
      [`The calendar file is attached. Your reference is ${reference}.`],
      [
        isInPerson
          ? "Can’t come? Withdraw the booking so that someone else can have the seat:"
          : "Changed your mind? Withdraw your registration:",
        absoluteUrl(receiptUrl),
      ],
      ifNotYou(isInPerson ? "Do nothing, and nothing is booked." : "Open the link and withdraw it."),
    ),
    attachments: [
      {
        filename: "oxycon.ics",
        content: buildEventCalendar(event),
        contentType: "text/calendar; charset=utf-8",
      },
    ],
  };
}

/** Shown without JavaScript when all in-person seats are taken. */
export const noSeatsText: ResultText = {
  title: "All in-person seats are taken",
  text: `You can still take part online: the stream has no limit. ${nothingSaved}`,
  links: [{ label: "Take part online", href: `${routes.event()}#${anchors.seat}` }],
};

/** Shown without JavaScript when the event is over. */
export const eventOverText: ResultText = {
  title: "The conference is over",
  text: "Transcripts of past talks are public. You don’t need to register.",
  links: [{ label: "Read past talks", href: routes.recordings() }],
};

export const oxyconServerForm: ServerForm = {
  schema: oxyconBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  async getSeatClaim({ attendance }, now) {
    const event = await getCachedEvent();
    if (isOver(event, now)) return "event-over";
    return attendance === "in-person"
      ? { event: eventIdOf(event), hallCapacity: event.place.seats }
      : undefined;
  },
  itemLabel: "Attendance",
  responseTime: null,
  noun: "registration",
  staffHeading: "Conference registration",
  followUp: "The visitor is sent the calendar file, and for a seat in person a link to confirm it.",
  buildVisitorMail: buildRegistrationMail,
  results: {
    sent: {
      title: "Check your inbox",
      text: "We sent you an email. To attend in person, confirm your seat there. To watch online, you are done.",
      links: [
        { label: "Add to calendar", href: routes.eventCalendar() },
        { label: "See the agenda", href: routes.event() },
      ],
    },
    notSent: rejectedPage({
      title: "We did not get your registration",
      requirements:
        "Required: name, surname, company, a valid email address, how you will attend, and your consent.",
      back: `${routes.event()}#${anchors.seat}`,
    }),
  },
};
