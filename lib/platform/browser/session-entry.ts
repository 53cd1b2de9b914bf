import type { z } from "zod";

/** Values that session storage did not take, because it is blocked or full: kept for this page only. */
const inMemory = new Map<string, string>();

/** A typed entry in session storage, or else in memory. */
export function sessionEntry<Schema extends z.ZodType>(key: string, schema: Schema) {
  return {
    get(): z.output<Schema> | null {
      try {
        const text = inMemory.get(key) ?? sessionStorage.getItem(key) ?? "null";
        return schema.safeParse(JSON.parse(text)).data ?? null;
      } catch {
        return null;
      }
    },
    set(value: z.input<Schema>): void {
      const text = JSON.stringify(value);
      try {
        sessionStorage.setItem(key, text);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, text);
      }
    },
    clear(): void {
      inMemory.delete(key);
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
