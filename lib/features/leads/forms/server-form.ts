import type { z } from "zod";
import type { LeadDestinationId, VisitorMailOrder } from "@/lib/features/leads/destinations/body";
import type { Mail } from "@/lib/features/leads/destinations/mailer";
import type { LeadBody } from "@/lib/features/leads/lead-body";
import type { SeatClaim } from "@/lib/features/leads/store/types";
import type { LeadPayload } from "@/lib/features/leads/types";
import type { OfficeId } from "@/lib/features/leads/working-hours";

/** An answer by a person that the site's copy promises. */
export type AnswerPromise = {
  office: OfficeId;
  /** Hours of that office's work. */
  hours: number;
  /** As the copy says it. */
  words: string;
};

/** Who in the company gets a mail; its address is the environment's. */
export const salesMailReaders = ["sales", "values"] as const;
export type SalesMailReader = (typeof salesMailReaders)[number];

export type MailRow = [label: string, value: string | boolean | number | undefined];

/** What the mail to the staff says of a form's leads. */
export type SalesMailForm = {
  heading: string;
  reader: SalesMailReader;
  /** What the subject names. */
  subjectOf: (payload: LeadPayload) => string;
  /** What is asked for. */
  wants: (payload: LeadPayload) => MailRow[];
  /** What the site promised the sender, where that is no answer in a given time. */
  promise?: string;
};

export type VisitorMail = Pick<Mail, "subject" | "text" | "html" | "attachments" | "headers">;

/** Writes the mail to the sender; null when what it is about is gone from the content. */
export type VisitorMailWriter = (order: VisitorMailOrder, leadId: string) => Promise<VisitorMail | null>;

/** What the page after a form without JavaScript says, and the links that lead on from it. */
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

/** All that the server knows of a form. */
export type ServerForm = {
  /** The body of its endpoint. */
  schema: z.ZodType<LeadBody>;
  destinations: readonly LeadDestinationId[];
  /** What the form is about, and which there are: only the content knows. */
  choice?: { field: "kind" | "guide" | "post" | "value"; listSlugs: () => Promise<string[]> };
  /** The seat that its sender takes; null when the event is over. `now` is Unix time, ms. */
  claimSeat?: (body: LeadBody, now: number) => Promise<SeatClaim | null>;
  /** Null: an answer is not promised, or no time for it. */
  promise: AnswerPromise | null;
  /** What its sender calls what was sent: "inquiry". */
  noun: string;
  /** What `form_type_value` holds, as a label; the plan by default. */
  choiceLabel?: string;
  /** What its sender may correct later, in the form's order. The others are short: they are withdrawn and sent anew. */
  correctable?: readonly CorrectionField[];
  /** PRIVACY: answers `leadId` alone, the same whoever owns the address. */
  answersIdOnly?: true;
  salesMail: SalesMailForm;
  visitorMail: VisitorMailWriter;
  results: { sent: ResultText; notSent: ResultText };
};
