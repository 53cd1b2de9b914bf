import type { z } from "zod";
import type { LeadEvent } from "@/lib/features/analytics/data-layer";

/** What the browser knows of a form; the server knows the rest (`server-form.ts`). */
export type LeadForm = {
  /** What a person types. The server checks with the same rules. */
  schema: z.ZodType<Record<string, unknown>, Record<string, string | boolean>>;
  /** What the data layer is told of each accepted lead. */
  event: LeadEvent;
};
