import "server-only";
import { defineEndpoint } from "./endpoint";
import {
  affiliateSchema,
  blogInquirySchema,
  companySchema,
  comparisonsSchema,
  coreValuesSchema,
  customersSchema,
  eventSchema,
  extensionSchema,
  freePlanSchema,
  gatedContentSchema,
  newsletterSchema,
  partnersSchema,
  pressSchema,
  recordingsSchema,
  useCasesSchema,
} from "./schemas-company";

/** The endpoints behind the pages about use cases, customers and the company; part of the registry. */
export const companyEndpoints = {
  affiliate: defineEndpoint("affiliate", affiliateSchema),
  blogInquiry: defineEndpoint("blog-inquiry", blogInquirySchema),
  company: defineEndpoint("company", companySchema),
  comparisons: defineEndpoint("comparisons", comparisonsSchema),
  coreValues: defineEndpoint("core-values-form", coreValuesSchema),
  customers: defineEndpoint("customers", customersSchema),
  newsletter: defineEndpoint("scraping-digest-form", newsletterSchema),
  extension: defineEndpoint("browser-extension", extensionSchema),
  freePlan: defineEndpoint("free-plan", freePlanSchema),
  gatedContent: defineEndpoint("gated-content", gatedContentSchema),
  event: defineEndpoint("oxycon", eventSchema),
  recordings: defineEndpoint("oxycon-video", recordingsSchema),
  partners: defineEndpoint("partners", partnersSchema),
  pressArea: defineEndpoint("press-area", pressSchema),
  useCases: defineEndpoint("use-cases", useCasesSchema),
};
