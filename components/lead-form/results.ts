/** What the pages after a form without script say: taken, or not taken and why. */

import type { LeadFormId } from "@/lib/base/lead-form-ids";
import { links } from "@/lib/base/links";
import { anchors, routes } from "@/lib/base/routes";

type Way = { label: string; href: string };
type Saying = { title: string; text: string; ways: readonly Way[] };
export type FormResult = { sent: Saying; notSent: Saying };

const dashboard: Way = { label: "Explore Dashboard", href: routes.dashboardRedirect() };
const home: Way = { label: "Browse Oxbow", href: routes.home() };
const mail: Way = { label: "Write an email", href: links.salesMail };
const kept = "Nothing was kept here: go back in your browser, where your text still stands.";
const salesTitle = "Your Sales Manager will contact you soon!";

/** A form that was not taken, by what it needs. */
const notTaken = (title: string, needs: string, back: string): FormResult["notSent"] => ({
  title,
  text: `A field did not pass the check, or our side could not store it. ${kept} ${needs}`,
  ways: [{ label: "Fill the form again", href: back }, mail],
});

const sales = (back: string, needs: string): FormResult => ({
  sent: {
    title: salesTitle,
    text: "Your inquiry is stored. Look for an email within one working day.",
    ways: [dashboard, home],
  },
  notSent: notTaken("We did not get your inquiry", needs, back),
});

const reachable = "Name, company and a valid email address are required.";

/** The hall was full before the form came. */
export const noSeats: FormResult["notSent"] = {
  title: "All seats in the hall are taken",
  text: `You can still take part online: the stream has no limit. ${kept}`,
  ways: [{ label: "Take part online", href: `${routes.event()}#${anchors.seat}` }],
};

/** The conference had ended before the form came. */
export const eventOver: FormResult["notSent"] = {
  title: "The conference is over",
  text: "Recordings and transcripts are public, without registration.",
  ways: [{ label: "See the recordings", href: routes.recordings() }],
};

export const formResults = {
  inquiry: sales(
    routes.contact(),
    "Name, company, a valid email address and a phone number in digits are required.",
  ),
  contact: sales(
    routes.contact(),
    "Name, surname, company, a valid email address and a phone number in digits are required.",
  ),
  "contact-message": {
    sent: {
      title: "Your question has arrived",
      text: "A person reads it and answers by email, within four hours on working days.",
      ways: [{ label: "Back to the press area", href: routes.pressArea() }],
    },
    notSent: notTaken(
      "We did not get your question",
      "Name, surname, company, a valid email address, a phone number in digits and the question are required.",
      routes.pressArea(),
    ),
  },
  oxycon: {
    sent: {
      title: "Look into your inbox",
      text: "A mail is on its way. A seat in the hall is yours once you confirm it there; taking part online needs no more.",
      ways: [
        { label: "Add to calendar", href: routes.eventCalendar() },
        { label: "See the agenda", href: routes.event() },
      ],
    },
    notSent: notTaken(
      "The seat is not booked",
      "Name, surname, company, a valid email address and the consent are required.",
      `${routes.event()}#${anchors.seat}`,
    ),
  },
  partners: {
    sent: {
      title: "Your letter has arrived",
      text: "A person of the partner team reads it and answers by email.",
      ways: [{ label: "Back to the partners", href: routes.partners() }],
    },
    notSent: notTaken(
      "We did not get your letter",
      "The kind of partnership, name, surname, company, a valid email address and a message are required.",
      `${routes.partners()}#${anchors.form}`,
    ),
  },
  "gated-content": {
    sent: {
      title: "The guide is on its way",
      text: "It is in your inbox within a minute. If not, look among unwanted mail.",
      ways: [{ label: "More to read", href: routes.resources() }],
    },
    notSent: notTaken("We could not send the guide", `${reachable} So is the consent.`, routes.resources()),
  },
  "scraping-digest": {
    sent: {
      title: "Open the link that we sent",
      text: "It is in your inbox within a minute. Until you open it, you are not on the list.",
      ways: [{ label: "Read the last issue", href: `${routes.newsletter()}#sample` }],
    },
    notSent: notTaken(
      "We did not get your address",
      "A valid email address and the consent are required.",
      routes.newsletter(),
    ),
  },
  "blog-inquiry": {
    sent: {
      title: salesTitle,
      text: "Your inquiry is stored. Look for an email within one working day.",
      ways: [{ label: "Back to the blog", href: routes.blog() }, home],
    },
    notSent: notTaken(
      "We did not get your inquiry",
      "Name, a valid email address and the message are required.",
      routes.blog(),
    ),
  },
  "core-values": {
    sent: {
      title: "Two people will read it",
      text: "Neither of them works in sales. If you gave an address, you get an answer there.",
      ways: [{ label: "Back to the values", href: routes.coreValues() }],
    },
    notSent: notTaken(
      "We did not get your message",
      "The value and what happened are required.",
      `${routes.coreValues()}#tell-us`,
    ),
  },
} satisfies Record<LeadFormId, FormResult>;
