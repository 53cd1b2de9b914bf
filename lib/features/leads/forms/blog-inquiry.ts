/** The box at the end of a post. */
import { z } from "zod";
import {
  emailField,
  messageField,
  nameField,
  optionalCompanyField,
  slugField,
} from "@/lib/features/leads/fields";
import { bodyFacts } from "./facts";
import type { LeadForm } from "./lead-form";

/** What a person types; `post` is the slug of the page. */
export const blogInquirySchema = z.object({
  post: slugField("There is no such post"),
  name: nameField,
  /** Readers ask who have no company yet. */
  company: optionalCompanyField,
  email: emailField,
  message: messageField,
});
export type BlogInquiry = z.output<typeof blogInquirySchema>;

/** Body of `POST /api/leads/blog-inquiry`. */
export const blogInquiryBodySchema = blogInquirySchema.extend(bodyFacts);

export const blogInquiryForm = {
  schema: blogInquirySchema,
  event: { event: "form_success" },
} satisfies LeadForm;
