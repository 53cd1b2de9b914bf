import type { StoredDocument } from "./content";
import { type FieldModel, getTypeFields, isRecord, type Models } from "./models";

function listUnknown(data: unknown, fields: Record<string, FieldModel>, path: string): string[] {
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const field = fields[key];
    if (field === undefined) return [`${path}${key} is no field of the model`];
    const inner = field.config?.fields;
    if (field.type !== "Group" || inner === undefined || !Array.isArray(value)) return [];
    return value.flatMap((item, index) => listUnknown(item, inner, `${path}${key}[${index}].`));
  });
}

function checkSlice(slice: unknown, models: Models, path: string): string[] {
  if (!isRecord(slice)) return [`${path} is not a slice`];
  const model = models.slices.get(String(slice.slice_type));
  const variation = model?.variations.find(({ id }) => id === slice.variation);
  if (!variation) return [`${path}: there is no slice ${slice.slice_type}, variation ${slice.variation}`];
  const items = Array.isArray(slice.items) ? slice.items : [];
  return [
    ...listUnknown(slice.primary, variation.primary ?? {}, `${path}.`),
    ...items.flatMap((item, index) => listUnknown(item, variation.items ?? {}, `${path}[${index}].`)),
  ];
}

/** What in a document's data its model does not know. */
export function checkAgainstModel({ type, data }: StoredDocument, models: Models): string[] {
  const fields = getTypeFields(models, type) ?? {};
  const zones = Object.entries(data).filter(([key]) => fields[key]?.type === "Slices");
  return [
    ...listUnknown(data, fields, ""),
    ...zones.flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.flatMap((slice, index) => checkSlice(slice, models, `${key}[${index}]`))
        : [`${key} is not a list of slices`],
    ),
  ];
}
