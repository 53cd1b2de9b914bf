import { z } from "zod";
import {
  companyField,
  consentField,
  emailField,
  nameField,
  surnameField,
} from "@/lib/features/leads/lead/fields";
import { commonBodyFields } from "./common-body-fields";
import type { LeadForm } from "./lead-form";

const attendances = ["in-person", "online"] as const;
export type Attendance = (typeof attendances)[number];

/** Registration for Oxycon, the company's conference, in person or online. */
const oxyconSchema = z.object({
  name: nameField,
  surname: surnameField,
  company: companyField,
  email: emailField,
  attendance: z.enum(attendances, { error: "Choose how you will attend" }),
  consent: consentField,
});

export const oxyconBodySchema = oxyconSchema.extend(commonBodyFields);

export const oxyconForm = {
  schema: oxyconSchema,
  analyticsEvent: { event: "oxycon_success", category: "Forms", action: "Oxycon" },
} satisfies LeadForm;
