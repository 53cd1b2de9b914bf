import type { z } from "zod";
import type { LeadFormId } from "@/lib/base/lead-form-ids";
import { blogInquirySchema } from "@/lib/features/leads/forms/blog-inquiry";
import { contactMessageSchema, contactSchema } from "@/lib/features/leads/forms/contact";
import { coreValuesSchema } from "@/lib/features/leads/forms/core-values";
import { gatedContentSchema } from "@/lib/features/leads/forms/gated-content";
import { oxyconSchema } from "@/lib/features/leads/forms/oxycon";
import { partnersSchema } from "@/lib/features/leads/forms/partners";
import { scrapingDigestSchema } from "@/lib/features/leads/forms/scraping-digest";

/** What the browser checks before it sends: the server checks with the same rules. */
export const leadSchemas: Record<
  Exclude<LeadFormId, "inquiry">,
  z.ZodType<Record<string, unknown>, Record<string, string | boolean>>
> = {
  contact: contactSchema,
  "contact-message": contactMessageSchema,
  oxycon: oxyconSchema,
  partners: partnersSchema,
  "gated-content": gatedContentSchema,
  "scraping-digest": scrapingDigestSchema,
  "blog-inquiry": blogInquirySchema,
  "core-values": coreValuesSchema,
};
