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
  affiliate: defineEndpoint({
    name: "affiliate",
    method: "GET",
    schema: affiliateSchema,
    source: "affiliate.json",
  }),
  blogInquiry: defineEndpoint({
    name: "blog-inquiry",
    method: "GET",
    schema: blogInquirySchema,
    source: "blog-inquiry.json",
  }),
  company: defineEndpoint({ name: "company", method: "GET", schema: companySchema, source: "company.json" }),
  comparisons: defineEndpoint({
    name: "comparisons",
    method: "GET",
    schema: comparisonsSchema,
    source: "comparisons.json",
  }),
  coreValues: defineEndpoint({
    name: "core-values-form",
    method: "GET",
    schema: coreValuesSchema,
    source: "core-values-form.json",
  }),
  customers: defineEndpoint({
    name: "customers",
    method: "GET",
    schema: customersSchema,
    source: "customers.json",
  }),
  newsletter: defineEndpoint({
    name: "scraping-digest-form",
    method: "GET",
    schema: newsletterSchema,
    source: "scraping-digest-form.json",
  }),
  extension: defineEndpoint({
    name: "browser-extension",
    method: "GET",
    schema: extensionSchema,
    source: "browser-extension.json",
  }),
  freePlan: defineEndpoint({
    name: "free-plan",
    method: "GET",
    schema: freePlanSchema,
    source: "free-plan.json",
  }),
  gatedContent: defineEndpoint({
    name: "gated-content",
    method: "GET",
    schema: gatedContentSchema,
    source: "gated-content.json",
  }),
  oxycon: defineEndpoint({ name: "oxycon", method: "GET", schema: eventSchema, source: "oxycon.json" }),
  oxyconVideo: defineEndpoint({
    name: "oxycon-video",
    method: "GET",
    schema: recordingsSchema,
    source: "oxycon-video.json",
  }),
  partners: defineEndpoint({
    name: "partners",
    method: "GET",
    schema: partnersSchema,
    source: "partners.json",
  }),
  pressArea: defineEndpoint({
    name: "press-area",
    method: "GET",
    schema: pressSchema,
    source: "press-area.json",
  }),
  useCases: defineEndpoint({
    name: "use-cases",
    method: "GET",
    schema: useCasesSchema,
    source: "use-cases.json",
  }),
};
