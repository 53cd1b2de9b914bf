/**
 * What this tab remembers of an inquiry: the text being typed, and the one that was sent.
 *
 * PRIVACY: personal data in session storage, on the visitor's own device only. It ends with the tab,
 * nothing else reads it, and the draft goes as soon as the inquiry is sent.
 */
import { z } from "zod";
import { submissionSchema } from "./submission";

const text = z.string().catch("");
export const valuesSchema = z.object({
  name: text,
  company: text,
  email: text,
  phonePrefix: text,
  phone: text,
  message: text,
});

const option = z.object({ label: z.string(), value: z.string() });

const draftSchema = z.object({ values: valuesSchema, submission: submissionSchema.nullable().catch(null) });
export type Draft = z.infer<typeof draftSchema>;

const sentSchema = z.object({
  values: valuesSchema,
  userInfo: z.object({
    email: z.string(),
    fullPhoneNumber: z.string(),
    message: z.string(),
    isEmailPublic: z.boolean(),
  }),
  userState: z.object({
    name: z.string(),
    first_name: z.string(),
    company: z.string(),
    oxm: z.string(),
    email: z.string(),
    fullPhoneNumber: z.string(),
    message: z.string(),
    contact: z.string(),
    product: option,
    provider: option,
    plan: option,
  }),
});
