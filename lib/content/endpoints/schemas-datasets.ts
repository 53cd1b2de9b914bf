import { z } from "zod";
import { scraperApis } from "@/lib/base/products";
import { countryCode, headSchema, isoDate, questions, share, slug, text, titled } from "./schema-parts";

const fieldSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** The type in the delivered files, such as "string or null". */
  kind: text,
  example: text,
  /** Percent of records in which the field has a value. */
  filled: z.number().min(0).max(100),
  text,
});

const refreshSchema = z.object({
  date: isoDate,
  records: z.int().positive(),
  /** Share of records that are new or changed since the previous refresh. */
  changed: share,
});

const datasetSchema = z
  .object({
    slug,
    name: text,
    head: headSchema,
    heading: text,
    lead: text,
    /** Name of the table in the delivered files. */
    table: z.string().regex(/^[a-z][a-z0-9_]*$/),
    records: z.int().positive(),
    sources: z.object({ count: z.int().positive(), what: text }),
    countries: z.array(countryCode).min(1),
    firstSnapshot: isoDate,
    refresh: z.enum(["daily", "weekly", "monthly"]),
    refreshText: text,
    /** The API product that returns the same data on demand. */
    api: z.enum(scraperApis),
    fields: z.array(fieldSchema).min(5),
    sample: z.object({
      columns: z.array(text).min(2),
      /** Cells in column order; null where the record has no value. */
      rows: z.array(z.array(text.nullable())).min(3),
    }),
    /** The latest refreshes, newest first. */
    history: z.array(refreshSchema).min(3),
    uses: z.array(titled).min(1),
    notFor: z.array(text).min(1),
    questions,
  })
  .refine(({ sample }) => sample.rows.every((row) => row.length === sample.columns.length), {
    error: "A sample row has more or fewer cells than there are columns",
    path: ["sample", "rows"],
  })
  .refine(
    ({ sample, fields }) => sample.columns.every((column) => fields.some(({ name }) => name === column)),
    { error: "A column of the sample is not one of the fields", path: ["sample", "columns"] },
  )
  .refine(({ history, records }) => history[0]?.records === records, {
    error: "The newest refresh must have as many records as `records`",
    path: ["history"],
  })
  .refine(({ history }) => history.every(({ date }, i) => i === 0 || date < (history[i - 1]?.date ?? "")), {
    error: "Refreshes must be listed newest first",
    path: ["history"],
  });

export const datasetsSchema = z.object({
  asOf: isoDate,
  datasets: z
    .array(datasetSchema)
    .min(1)
    .refine((datasets) => new Set(datasets.map(({ slug }) => slug)).size === datasets.length, {
      error: "A dataset is listed twice",
    }),
});
export type Dataset = z.output<typeof datasetSchema>;
