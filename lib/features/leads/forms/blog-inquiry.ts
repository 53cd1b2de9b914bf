import { z } from "zod";
import {
  emailField,
  messageField,
  nameField,
  optionalCompanyField,
  slugField,
} from "@/lib/features/leads/lead/fields";
import { commonBodyFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

/** Values of the form; `post` is the slug of the post. */
const blogInquirySchema = z.object({
  post: slugField("There is no such post"),
  name: nameField,
  /** The company is optional, because readers may not have one. */
  company: optionalCompanyField,
  email: emailField,
  message: messageField,
});

export const blogInquiryBodySchema = blogInquirySchema.extend(commonBodyFields);

export const blogInquiryForm = {
  schema: blogInquirySchema,
  analyticsEvent: { event: "form_success" },
} satisfies LeadForm;
