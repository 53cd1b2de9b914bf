import "server-only";
import { inquiryBodySchema } from "./inquiry";
import type { ServerForm } from "./server-form";
import { oneWorkingDay, salesResults } from "./server-parts";
import { createConfirmationMailBuilder } from "./visitor-mail-parts";

export const inquiryServerForm: ServerForm = {
  schema: inquiryBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  responseTime: oneWorkingDay,
  noun: "inquiry",
  correctable: ["name", "company", "email", "fullPhoneNumber", "message"],
  staffHeading: "New inquiry",
  buildVisitorMail: createConfirmationMailBuilder(`A sales manager replies by email ${oneWorkingDay.text}.`),
  results: salesResults("Name, company, a valid email address and a phone number in digits are required."),
};
