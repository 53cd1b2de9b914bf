/** Reports that the company broke one of its values; may be anonymous. */
import { z } from "zod";
import {
  messageField,
  optionalEmailField,
  optionalNameField,
  slugField,
} from "@/lib/features/leads/lead/fields";
import { commonBodyFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

const coreValuesSchema = z.object({
  /** The value's title as a slug (`slugify` of `lib/base/markdown/slug`). */
  value: slugField("Choose a value"),
  message: messageField,
  email: optionalEmailField,
  name: optionalNameField,
});

export const coreValuesBodySchema = coreValuesSchema.extend(commonBodyFields);

export const coreValuesForm = {
  schema: coreValuesSchema,
  analyticsEvent: { event: "form_success" },
} satisfies LeadForm;
