import { isRecord } from "./is-record";

type FoundObject = { path: readonly (string | number)[]; value: Record<string, unknown> };

/** Every object in a value, itself included, with its path: outer ones before those that they contain. */
export function listObjects(value: unknown, path: FoundObject["path"] = []): FoundObject[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listObjects(item, [...path, index]));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => listObjects(item, [...path, key]));
  return [{ path, value }, ...inner];
}
