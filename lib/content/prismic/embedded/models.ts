import { z } from "zod";

/** A linked custom type, and its fields that are fetched with the link. */
const linkedTypeSchema = z.object({ id: z.string(), fields: z.array(z.string()) });

const fieldModelSchema = z.object({
  type: z.string(),
  config: z
    .object({
      label: z.string().nullish(),
      get fields(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof fieldModelSchema>> {
        return z.record(z.string(), fieldModelSchema).optional();
      },
      customtypes: z.array(z.union([z.string(), linkedTypeSchema])).optional(),
      /** Rich text: block and span types, comma-separated. `single` allows one block, `multi` several. */
      single: z.string().optional(),
      multi: z.string().optional(),
      /** Labels that editors may apply to a span of rich text. */
      labels: z.array(z.string()).optional(),
      options: z.array(z.string()).optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      /** Allowed link targets: "document", "media", "web"; any if left out. */
      select: z.string().nullish(),
      /** The slices of a slice zone, by name. */
      choices: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});
/** A field of a custom type or slice in Prismic's format; only the properties in use. */
export type FieldModel = z.infer<typeof fieldModelSchema>;
const fieldsSchema = z.record(z.string(), fieldModelSchema);

export const customTypeSchema = z.object({
  id: z.string(),
  label: z.string(),
  repeatable: z.boolean(),
  /** Tabs, each with its fields by name. */
  json: z.record(z.string(), fieldsSchema),
});
type CustomType = z.infer<typeof customTypeSchema>;

export const sharedSliceSchema = z.object({
  id: z.string(),
  variations: z.array(
    z.object({ id: z.string(), primary: fieldsSchema.optional(), items: fieldsSchema.optional() }),
  ),
});
type SharedSlice = z.infer<typeof sharedSliceSchema>;

export type Models = { types: Map<string, CustomType>; slices: Map<string, SharedSlice> };

/** A JSON object of a document: its `data`, a slice or a link. */
export type Data = Record<string, unknown>;

/** Fields of a custom type from all its tabs; undefined for an unknown type. */
export function getTypeFields(models: Models, typeId: string): Record<string, FieldModel> | undefined {
  const type = models.types.get(typeId);
  return type && Object.fromEntries(Object.values(type.json).flatMap((tab) => Object.entries(tab)));
}
