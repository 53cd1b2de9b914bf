/** Every lead form. Code that handles leads is typed by this list, so a missing form does not compile. */
export const leadFormIds = [
  "inquiry",
  "contact",
  "contact-message",
  "oxycon",
  "partners",
  "gated-content",
  "scraping-digest",
  "blog-inquiry",
  "core-values",
] as const;
export type LeadFormId = (typeof leadFormIds)[number];
