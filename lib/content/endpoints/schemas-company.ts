/**
 * Schemas of the endpoints behind the pages about use cases, customers and the company. Copy may contain the
 * tokens of `lib/content/endpoints/figures.ts`; the readers in `./company` replace them.
 */
import { z } from "zod";
import { productCodes } from "@/lib/base/products";
import { countryCode, headSchema, isoDate, questions, share, slug, text, titled } from "./schema-parts";
import { formCopySchema } from "./schemas";

const texts = z.array(text).min(1);
const isoDateTime = z.iso.datetime({ offset: true });
const product = z.enum(productCodes);

export type CompanyPageHead = z.output<typeof headSchema>;

const pageIntro = { head: headSchema, heading: text, lead: text };

/* Free plan */

export const freePlanSchema = z.object({
  ...pageIntro,
  plan: z.object({
    name: text,
    product,
    addresses: z.int().positive(),
    gigabytesPerMonth: z.int().positive(),
    connections: z.int().positive(),
    countries: z.array(countryCode).min(1),
  }),
  rows: z.array(z.object({ label: text, free: text, trial: text, paid: text })).min(4),
  limits: z.array(titled).min(3),
  lists: z.object({
    heading: text,
    lead: text,
    rows: z.array(z.object({ risk: text, list: text, ours: text })).min(3),
    source: z.object({ text, url: z.url() }),
  }),
  steps: z.array(titled).min(3),
  questions,
});
export type FreePlan = z.output<typeof freePlanSchema>;

/* Use cases */

const point = z.tuple([z.number(), z.number()]);
const chartSchema = z.discriminatedUnion("kind", [
  /** A step chart over time, one line per series. */
  z.object({
    kind: z.literal("record"),
    title: text,
    caption: text,
    unit: text,
    x: z.object({ from: z.number(), to: z.number(), ticks: z.array(z.tuple([z.number(), text])).min(2) }),
    y: z.object({ from: z.number(), to: z.number(), ticks: z.array(z.number()).min(2) }),
    series: z
      .array(z.object({ name: text, points: z.array(point).min(2) }))
      .min(1)
      .max(3),
    marks: z.array(z.object({ at: z.number(), text })),
  }),
  /** One value per row on a shared scale. */
  z.object({
    kind: z.literal("rows"),
    title: text,
    caption: text,
    unit: text,
    scale: z.object({ from: z.number(), to: z.number() }),
    rows: z.array(z.object({ name: text, value: z.number(), note: text })).min(3),
  }),
]);
export type UseCaseChart = z.output<typeof chartSchema>;

const useCaseSchema = z.object({
  slug,
  name: text,
  ...pageIntro,
  product,
  /** Within the frequency scale (components/use-cases/use-case-list.tsx). */
  frequency: z.object({ minutes: z.int().min(10).max(1_440), text }),
  problem: z.object({ heading: text, paragraphs: texts }),
  fields: z.array(z.object({ name: text, example: text, why: text })).min(4),
  choice: z.object({
    heading: text,
    paragraphs: texts,
    others: z.array(z.object({ product, when: text })).min(1),
  }),
  chart: chartSchema,
  sample: z.object({
    lead: text,
    language: z.enum(["curl", "Python", "Node.js"]),
    request: text,
    response: text,
  }),
  limits: texts,
  story: z.object({ text, company: text, mark: slug, customer: slug.nullable() }),
});
export type UseCase = z.output<typeof useCaseSchema>;

export const useCasesSchema = z.object({ ...pageIntro, cases: z.array(useCaseSchema).min(1) });
export type UseCases = z.output<typeof useCasesSchema>;

/* Customers */

/** What a customer measured, before and after a change. */
const resultSchema = z
  .object({
    /** The customer's logo, by which stories and testimonials find the result. */
    mark: slug,
    measure: text,
    /** Months: "March to June 2026". Where the weeks are drawn beside it, the site adds "by week". */
    period: text,
    caption: text,
    /** Percent per week. */
    weeks: z.array(z.number().nonnegative()).min(8),
    /** The last week before the change, from 1. */
    switchWeek: z.int().positive(),
    switchLabel: text,
  })
  .refine(({ weeks, switchWeek }) => switchWeek < weeks.length, "switchWeek must be before the last week");
export type CustomerResult = z.output<typeof resultSchema>;

const customerSchema = z.object({
  slug,
  company: text,
  mark: slug,
  industry: text,
  ...pageIntro,
  figures: z.array(z.object({ value: text, label: text })).min(3),
  /** Id of the testimonial document that the story quotes. */
  testimonial: text,
  products: z.array(z.object({ code: product, use: text })).min(1),
  chapters: z.array(z.object({ heading: text, paragraphs: texts })).min(3),
  unsolved: text,
  useCase: slug.nullable(),
});
export type Customer = z.output<typeof customerSchema>;

export const customersSchema = z
  .object({
    ...pageIntro,
    method: text,
    results: z.array(resultSchema).min(4).max(8),
    customers: z.array(customerSchema).min(1),
  })
  .refine(
    ({ results, customers }) => customers.every(({ mark }) => results.some((result) => result.mark === mark)),
    "every customer needs a result with the same mark",
  );
export type Customers = z.output<typeof customersSchema>;

/* Comparisons */

const sideSchema = z.object({
  name: text,
  claim: text,
  products: z.array(product).min(1),
  betterWhen: texts,
});
const comparisonSchema = z.object({
  slug,
  name: text,
  ...pageIntro,
  sides: z.tuple([sideSchema, sideSchema]),
  rows: z
    .array(
      z.object({
        measure: text,
        cells: z.tuple([text, text]),
        /** Index of the better side, or null for neither. */
        better: z.union([z.literal(0), z.literal(1), z.null()]),
        why: text,
      }),
    )
    .min(6),
  arithmetic: z.object({
    heading: text,
    lead: text,
    /** Instead of the names of the two sides. */
    columns: z.tuple([text, text]).optional(),
    lines: z
      .array(z.object({ step: text, cells: z.tuple([text, text]), isTotal: z.boolean().optional() }))
      .min(3),
    note: text,
  }),
  rule: z.object({ heading: text, text }),
  questions,
});
export type Comparison = z.output<typeof comparisonSchema>;

export const comparisonsSchema = z.object({
  ...pageIntro,
  method: text,
  comparisons: z.array(comparisonSchema).min(1),
});
export type Comparisons = z.output<typeof comparisonsSchema>;

/* Company */

export const companySchema = z.object({
  about: z.object({
    ...pageIntro,
    story: z.array(z.object({ year: text, title: text, text })).min(5),
    facts: z.array(z.object({ label: text, value: text })).min(4),
    people: z.array(z.object({ name: text, role: text, about: text })).min(4),
    offices: z.array(z.object({ city: text, country: text, purpose: text })).min(2),
    /** The day of the facts; `note` names those of another day. */
    asOf: isoDate,
    note: text,
  }),
  careers: z.object({
    ...pageIntro,
    roles: z
      .array(
        z.object({
          slug,
          title: text,
          team: text,
          place: text,
          salary: text,
          work: text,
          firstMonths: texts,
          bring: texts,
        }),
      )
      .min(4),
    process: z.array(titled).min(3),
    terms: z.array(titled).min(3),
  }),
});
export type Company = z.output<typeof companySchema>;

export const coreValuesSchema = z.object({
  ...pageIntro,
  /** As many as the picture of the page has places for. */
  values: z
    .array(z.object({ title: text, text, costs: text, test: text }))
    .min(4)
    .max(5),
  form: z.object({ lead: text, ...formCopySchema.shape }),
});
export type CoreValues = z.output<typeof coreValuesSchema>;

/* Event */

const sessionSchema = z.object({
  start: isoDateTime,
  end: isoDateTime,
  title: text,
  about: text.nullable(),
  /** Slugs of speakers; empty for a break. */
  speakers: z.array(slug),
});

export const eventSchema = z
  .object({
    ...pageIntro,
    name: text,
    start: isoDateTime,
    end: isoDateTime,
    place: z.object({ name: text, locality: text, country: z.string().length(2), seats: z.int().positive() }),
    speakers: z.array(z.object({ slug, name: text, role: text, company: text, about: text })).min(4),
    sessions: z.array(sessionSchema).min(5),
    seat: z.object({ lead: text, includes: texts, ...formCopySchema.shape }),
    questions,
  })
  .refine(({ start, end, sessions }) => sessions.at(0)?.start === start && sessions.at(-1)?.end === end, {
    error: "The agenda must begin and end with the event",
    path: ["sessions"],
  })
  .refine(
    ({ speakers, sessions }) =>
      sessions.every((session) =>
        session.speakers.every((one) => speakers.some(({ slug: known }) => known === one)),
      ),
    { error: "A session names a speaker that is not listed", path: ["sessions"] },
  );
export type OxbowEvent = z.output<typeof eventSchema>;
export type Session = z.output<typeof sessionSchema>;

export const recordingsSchema = z.object({
  ...pageIntro,
  edition: text,
  heldOn: isoDate,
  talks: z
    .array(
      z.object({
        slug,
        title: text,
        speaker: text,
        role: text,
        minutes: z.int().positive(),
        summary: text,
        takeaways: texts,
        /** Transcript paragraphs by the second they start at. */
        transcript: z.array(z.object({ at: z.int().nonnegative(), text })).min(4),
      }),
    )
    .min(3),
});
export type Recordings = z.output<typeof recordingsSchema>;

/* Newsletter */

export const newsletterSchema = z.object({
  ...pageIntro,
  frequency: text,
  issue: z.object({
    number: z.int().positive(),
    date: isoDate,
    subject: text,
    opening: text,
    items: z.array(z.object({ section: text, title: text, text, link: text.nullable() })).min(4),
    /** A count out of 100, shown as a scale. */
    figure: z.object({ ofHundred: z.int().min(0).max(100), label: text }),
  }),
  promises: z.array(titled).min(3),
  form: formCopySchema,
});
export type Newsletter = z.output<typeof newsletterSchema>;

/* Partners, affiliates, press, extension */

export const partnersSchema = z.object({
  ...pageIntro,
  kinds: z.array(z.object({ slug, title: text, who: text, gives: texts, gets: texts, example: text })).min(3),
  steps: z.array(titled).min(3),
  refused: texts,
  form: z.object({ lead: text, ...formCopySchema.shape }),
});
export type Partners = z.output<typeof partnersSchema>;

export const affiliateSchema = z.object({
  ...pageIntro,
  terms: z.object({
    /** Share of a referred customer's payments, before tax. */
    commission: share,
    /** Months of a customer's payments that earn commission. */
    months: z.int().positive(),
    /** Maximum days between click and registration. */
    cookieDays: z.int().positive(),
    /** US dollars. */
    payoutMinimum: z.int().positive(),
    payoutDay: z.int().min(1).max(28),
  }),
  payout: z.array(titled).min(3),
  allowed: texts,
  refused: texts,
  questions,
});
export type Affiliate = z.output<typeof affiliateSchema>;
export type AffiliateTerms = Affiliate["terms"];

export const pressSchema = z.object({
  ...pageIntro,
  boilerplate: text,
  releases: z.array(z.object({ slug, date: isoDate, title: text, place: text, paragraphs: texts })).min(3),
  files: z
    .array(
      z.object({
        file: z.string().regex(/^[a-z0-9-]+\.(svg|png)$/),
        title: text,
        use: text,
        onDeep: z.boolean(),
      }),
    )
    .min(3),
  rules: texts,
  /** `question` labels the message field of the press form. */
  contact: z.object({ name: text, role: text, answers: text, question: text }),
});
export type PressArea = z.output<typeof pressSchema>;

export const extensionSchema = z.object({
  ...pageIntro,
  version: text,
  browsers: texts,
  steps: z.array(titled).length(3),
  permissions: z.array(z.object({ name: text, shown: text, why: text, never: text })).min(3),
  notAsked: texts,
  limits: z.array(titled).min(2),
  questions,
});
export type Extension = z.output<typeof extensionSchema>;

/* Forms inside other pages */

/** Copy of the form in front of a guide's full text, with overrides by guide slug. */
export const gatedContentSchema = z.object({
  default: formCopySchema,
  thanks: titled,
  guides: z.partialRecord(slug, formCopySchema.partial()),
});
export type GatedContent = z.output<typeof gatedContentSchema>;

/** Copy of the inquiry box at the end of a post, with overrides by category. */
export const blogInquirySchema = z.object({
  default: z.object({ heading: text, text, buttonText: text }),
  categories: z.partialRecord(slug, z.object({ heading: text, text, buttonText: text }).partial()),
});
export type BlogInquiry = z.output<typeof blogInquirySchema>;
