import "server-only";
import { inquiryBodySchema } from "./inquiry";
import { oneWorkingDay } from "./promises";
import { salesResults } from "./results";
import { aboutProduct } from "./sales-mail-parts";
import type { ServerForm } from "./server-form";
import { confirmReceipt } from "./visitor-mail-parts";

export const inquiryOnServer: ServerForm = {
  schema: inquiryBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  promise: oneWorkingDay,
  noun: "inquiry",
  correctable: ["name", "company", "email", "fullPhoneNumber", "message"],
  salesMail: aboutProduct("New inquiry"),
  visitorMail: confirmReceipt(`A sales manager replies by email ${oneWorkingDay.words}.`),
  results: salesResults("Name, company, a valid email address and a phone number in digits are required."),
};
