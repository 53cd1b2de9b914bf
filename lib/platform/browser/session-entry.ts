import type { z } from "zod";

/** A typed entry in session storage. If storage is blocked or full, the page still works. */
export function sessionEntry<Schema extends z.ZodType>(key: string, schema: Schema) {
  return {
    get(): z.output<Schema> | null {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data ?? null;
      } catch {
        return null;
      }
    },
    set(value: z.input<Schema>): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {}
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
