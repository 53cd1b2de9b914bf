import "server-only";
import { inquiryBodySchema } from "./inquiry";
import type { ServerForm } from "./server-form";
import { oneWorkingDay, salesResults } from "./server-parts";
import { confirmReceipt } from "./visitor-mail-parts";

export const inquiryOnServer: ServerForm = {
  schema: inquiryBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  promise: oneWorkingDay,
  noun: "inquiry",
  correctable: ["name", "company", "email", "fullPhoneNumber", "message"],
  salesMail: { heading: "New inquiry" },
  visitorMail: confirmReceipt(`A sales manager replies by email ${oneWorkingDay.words}.`),
  results: salesResults("Name, company, a valid email address and a phone number in digits are required."),
};
