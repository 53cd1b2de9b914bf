import type { z } from "zod";
import type { Mail } from "@/lib/features/leads/lead/mail";
import type { LeadDestinationId } from "@/lib/features/leads/lead/types";
import type { OfficeId } from "@/lib/features/leads/lead/working-hours";
import type { LeadFormId } from "./index";
import type { LeadBody } from "./lead-body";

/** How soon a person answers, in working hours. */
export type ResponseTime = {
  /** The office whose working hours count. */
  office: OfficeId;
  hours: number;
  /** The time as the copy says it: "within one working day". */
  text: string;
};

/** The team that receives the mail; its address is in the environment. */
export const staffTeams = ["sales", "values"] as const;
export type StaffTeam = (typeof staffTeams)[number];

/** The data from which a mail to a visitor is written. */
export type VisitorMailData = {
  to: string;
  /** The given name; empty if the form has no such field. */
  name: string;
  form: LeadFormId;
  /** What was chosen in the form: an attendance, kind, guide, post, value or plan. */
  choice: string;
  /** Id of the first lead of the thread; null if this is it. */
  corrects: string | null;
};

export type VisitorMail = Pick<Mail, "subject" | "text" | "html" | "attachments" | "headers">;

/** The mail to the sender of a form; null when its subject, such as a guide, no longer exists. */
export type BuildVisitorMail = (
  data: VisitorMailData,
  leadId: string,
  form: Pick<ServerForm, "noun" | "correctable">,
) => Promise<VisitorMail | null>;

/** The result page of a form that was posted without JavaScript. */
export type ResultText = {
  title: string;
  text: string;
  links: readonly { label: string; href: string }[];
};

export const correctionFields = [
  "name",
  "surname",
  "company",
  "email",
  "fullPhoneNumber",
  "message",
] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** A registration for a seat in the hall of an event, which has `hallCapacity` of them. */
export type SeatClaim = { event: string; hallCapacity: number };

export type ServerForm = {
  schema: z.ZodType<LeadBody>;
  destinations: readonly LeadDestinationId[];
  /** The body field that names an item of the content by its slug, and the valid slugs. */
  contentItem?: { field: "kind" | "guide" | "post" | "value"; listSlugs: () => Promise<string[]> };
  /** The seat in the hall that a registration claims, if any. `now` is Unix time, ms. */
  getSeatClaim?: (body: LeadBody, now: number) => Promise<SeatClaim | "event-over" | undefined>;
  /** The response time that the form promises; null for none. */
  responseTime: ResponseTime | null;
  /** What the site calls a lead of this form in texts to its sender: "inquiry". */
  noun: string;
  /** Label of the chosen item in the mail to sales: "Post". Forms without it are about a product and its plan. */
  itemLabel?: string;
  /** Fields that the sender may correct later, in the form's order. Forms without them are withdrawn and sent again. */
  correctable?: readonly CorrectionField[];
  /** PRIVACY: the response contains only `leadId`, so it does not reveal whether an address is known. */
  respondsWithIdOnly?: true;
  /** Names a lead of this form in mails to staff: "New inquiry". */
  staffHeading: string;
  /** The team that gets these mails; "sales" by default. */
  staffTeam?: StaffTeam;
  /** Tells staff what the sender was promised or sent, for forms without a response time. */
  followUp?: string;
  buildVisitorMail: BuildVisitorMail;
  results: { sent: ResultText; notSent: ResultText };
};
