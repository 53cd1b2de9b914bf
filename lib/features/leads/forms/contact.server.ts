import "server-only";
import { contactBodySchema } from "./contact";
import { oneWorkingDay } from "./promises";
import { salesResults } from "./results";
import { aboutProduct } from "./sales-mail-parts";
import { correctionFields, type ServerForm } from "./server-form";
import { confirmReceipt } from "./visitor-mail-parts";

export const contactOnServer: ServerForm = {
  schema: contactBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  promise: oneWorkingDay,
  noun: "inquiry",
  correctable: correctionFields,
  salesMail: aboutProduct("Contact form"),
  visitorMail: confirmReceipt(`A sales manager replies by email ${oneWorkingDay.words}.`),
  results: salesResults(
    "Name, surname, company, a valid email address and a phone number in digits are required.",
  ),
};
