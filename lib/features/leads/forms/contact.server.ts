import "server-only";
import { contactBodySchema } from "./contact";
import { correctionFields, type ServerForm } from "./server-form";
import { oneWorkingDay, salesResults } from "./server-parts";
import { confirmReceipt } from "./visitor-mail-parts";

export const contactOnServer: ServerForm = {
  schema: contactBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  promise: oneWorkingDay,
  noun: "inquiry",
  correctable: correctionFields,
  salesMail: { heading: "Contact form" },
  visitorMail: confirmReceipt(`A sales manager replies by email ${oneWorkingDay.words}.`),
  results: salesResults(
    "Name, surname, company, a valid email address and a phone number in digits are required.",
  ),
};
