import type { z } from "zod";
import type { LeadEvent } from "@/lib/features/analytics/data-layer";

/** The browser's part of a form; the server's is in `server-form.ts`. */
export type LeadForm = {
  /** The values of the form's fields. The server validates with the same rules. */
  schema: z.ZodType<Record<string, unknown>, Record<string, string | boolean>>;
  /** Pushed to the data layer once the lead is accepted. */
  analyticsEvent: LeadEvent;
};
