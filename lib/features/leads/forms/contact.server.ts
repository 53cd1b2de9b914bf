import "server-only";
import { contactBodySchema } from "./contact";
import { correctionFields, type ServerForm } from "./server-form";
import { oneWorkingDay, salesResults } from "./server-parts";
import { createConfirmationMailBuilder } from "./visitor-mail-parts";

export const contactServerForm: ServerForm = {
  schema: contactBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  responseTime: oneWorkingDay,
  noun: "inquiry",
  correctable: correctionFields,
  staffHeading: "Contact form",
  buildVisitorMail: createConfirmationMailBuilder(`A sales manager replies by email ${oneWorkingDay.text}.`),
  results: salesResults(
    "Name, surname, company, a valid email address and a phone number in digits are required.",
  ),
};
