import "server-only";
import type { z } from "zod";
import { env } from "@/lib/base/env/server";
import type { LeadFormId } from "@/lib/base/lead-form-ids";
import { slugify } from "@/lib/base/markdown/slug";
import { companyEndpoints } from "@/lib/content/endpoints/company-endpoints";
import { listPosts } from "@/lib/content/endpoints/posts";
import { listGuides } from "@/lib/content/endpoints/resources";
import { isOver } from "@/lib/features/event/times";
import type { LeadDestinationId } from "@/lib/features/leads/destinations/body";
import { conferenceIdOf, getConferenceAtOnce } from "@/lib/features/leads/seats/hall-seats";
import { blogInquiryBodySchema } from "./forms/blog-inquiry";
import { contactBodySchema, contactMessageBodySchema } from "./forms/contact";
import { coreValuesBodySchema } from "./forms/core-values";
import { gatedContentBodySchema } from "./forms/gated-content";
import { inquiryBodySchema } from "./forms/inquiry";
import { oxyconBodySchema } from "./forms/oxycon";
import { partnersBodySchema } from "./forms/partners";
import { scrapingDigestBodySchema } from "./forms/scraping-digest";
import type { LeadBody } from "./lead-body";
import { libraryMessage } from "./library-messages";
import type { LeadClaims, SeatClaim } from "./store/types";

const isConfigured: Record<LeadDestinationId, boolean> = {
  crm: env.CRM_WEBHOOK_URL !== undefined,
  // Without a mail server they go to the local mailbox.
  "sales-email": true,
  "visitor-email": true,
};

type LeadForm = {
  schema: z.ZodType<LeadBody>;
  destinations: readonly LeadDestinationId[];
  /** What the form is about, and which there are: only the content knows. */
  choice?: { field: "kind" | "guide" | "post" | "value"; listSlugs: () => Promise<string[]> };
  /** The place that its sender takes; null when the event is over. `now` is Unix time, ms. */
  claimSeat?: (body: LeadBody, now: number) => Promise<SeatClaim | null>;
};

const everywhere: readonly LeadDestinationId[] = ["crm", "sales-email", "visitor-email"];

/**
 * What the server does with each form.
 * SECURITY: the browser names the form; where its leads go is decided here and nowhere else.
 */
const leadForms: Record<LeadFormId, LeadForm> = {
  inquiry: { schema: inquiryBodySchema, destinations: everywhere },
  contact: { schema: contactBodySchema, destinations: everywhere },
  "contact-message": { schema: contactMessageBodySchema, destinations: everywhere },
  oxycon: {
    schema: oxyconBodySchema,
    destinations: everywhere,
    async claimSeat({ attendance = "online" }, now) {
      const conference = await getConferenceAtOnce();
      if (isOver(conference, now)) return null;
      return { event: conferenceIdOf(conference), attendance, hallSeats: conference.place.seats };
    },
  },
  partners: {
    schema: partnersBodySchema,
    destinations: everywhere,
    choice: {
      field: "kind",
      listSlugs: async () => (await companyEndpoints.partners.readAtOnce()).kinds.map(({ slug }) => slug),
    },
  },
  "gated-content": {
    schema: gatedContentBodySchema,
    destinations: everywhere,
    choice: { field: "guide", listSlugs: async () => (await listGuides()).map(({ slug }) => slug) },
  },
  // Nobody but its owner hears of an address before it is confirmed.
  "scraping-digest": { schema: scrapingDigestBodySchema, destinations: ["visitor-email"] },
  "blog-inquiry": {
    schema: blogInquiryBodySchema,
    destinations: everywhere,
    choice: { field: "post", listSlugs: async () => (await listPosts()).map(({ slug }) => slug) },
  },
  // PRIVACY: the form's copy promises that the address is used for the answer only: no CRM.
  "core-values": {
    schema: coreValuesBodySchema,
    destinations: ["sales-email", "visitor-email"],
    choice: {
      field: "value",
      listSlugs: async () =>
        (await companyEndpoints.coreValues.readAtOnce()).values.map(({ title }) => slugify(title)),
    },
  },
};

/** The first message of each field; none for a body that has no fields at all. */
function listFieldErrors(error: z.ZodError): Record<string, string> {
  const ofFields = error.issues.filter(({ path }) => path.length > 0);
  return Object.fromEntries(ofFields.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

export type ReadLead = { ok: true; body: LeadBody } | { ok: false; fields: Record<string, string> };

/** The body of a form: checked with the browser's own schema, and against the content it names. */
export async function readLead(form: LeadFormId, input: unknown): Promise<ReadLead> {
  const { schema, choice } = leadForms[form];
  const parsed = schema.safeParse(input, { error: libraryMessage });
  if (!parsed.success) return { ok: false, fields: listFieldErrors(parsed.error) };
  if (choice && !(await choice.listSlugs()).includes(parsed.data[choice.field] ?? "")) {
    return { ok: false, fields: { [choice.field]: "Choose one of the list" } };
  }
  return { ok: true, body: parsed.data };
}

/**
 * What a lead of `form` takes beside its row: a place at the event, where it books one. Null when the event is over.
 * `now` is Unix time, ms.
 */
export async function listClaims(form: LeadFormId, body: LeadBody, now: number): Promise<LeadClaims | null> {
  const { claimSeat } = leadForms[form];
  if (!claimSeat) return {};
  const seat = await claimSeat(body, now);
  return seat && { seat };
}

/** Where a lead of `form` goes with the present configuration; nobody is mailed without an address. */
export function listDestinations(form: LeadFormId, email: string): LeadDestinationId[] {
  return leadForms[form].destinations.filter(
    (destination) => isConfigured[destination] && !(destination === "visitor-email" && email === ""),
  );
}
