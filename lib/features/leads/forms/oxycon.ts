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
  event: { event: "oxycon_success", category: "Forms", action: "Oxycon" },
} satisfies LeadForm;
