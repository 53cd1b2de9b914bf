/** Every lead form. Whatever handles leads must handle each: a missing one does not compile. */
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
