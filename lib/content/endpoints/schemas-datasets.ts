import { z } from "zod";
import { pricedProducts } from "@/lib/base/products";
import { countryCode, headSchema, isoDate, questions, share, slug, text, titled } from "./schema-parts";

const fieldSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** Type name as in the file's schema. */
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
    /** Table name in files. */
    table: z.string().regex(/^[a-z][a-z0-9_]*$/),
    records: z.int().positive(),
    sources: z.object({ count: z.int().positive(), what: text }),
    countries: z.array(countryCode).min(1),
    firstSnapshot: isoDate,
    refresh: z.enum(["daily", "weekly", "monthly"]),
    refreshText: text,
    /** The API product that returns the same data on demand. */
    api: z.enum(pricedProducts),
    fields: z.array(fieldSchema).min(5),
    sample: z.object({
      columns: z.array(text).min(2),
      /** Cells in column order; null as in the file. */
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
    { error: "The sample shows a column that is no field", path: ["sample", "columns"] },
  )
  .refine(({ history, records }) => history[0]?.records === records, {
    error: "The newest refresh must hold the number of records",
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
