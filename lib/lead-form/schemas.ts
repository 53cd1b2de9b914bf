import type { z } from "zod";
import type { LeadFormId } from "@/lib/lead-form-ids";
import { blogInquirySchema } from "@/lib/leads/forms/blog-inquiry";
import { contactMessageSchema, contactSchema } from "@/lib/leads/forms/contact";
import { coreValuesSchema } from "@/lib/leads/forms/core-values";
import { gatedContentSchema } from "@/lib/leads/forms/gated-content";
import { oxyconSchema } from "@/lib/leads/forms/oxycon";
import { partnersSchema } from "@/lib/leads/forms/partners";
import { scrapingDigestSchema } from "@/lib/leads/forms/scraping-digest";

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
