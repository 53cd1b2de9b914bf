import "server-only";
import { links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import { contactMessageBodySchema } from "./contact-message";
import { correctionFields, type ResponseTime, type ServerForm } from "./server-form";
import { rejectedPage } from "./server-parts";
import { createConfirmationMailBuilder } from "./visitor-mail-parts";

const responseTime: ResponseTime = { office: "press", hours: 4, text: "within four hours on working days" };

const nextStep = `A person reads it and replies by email, ${responseTime.text}.`;

export const contactMessageServerForm: ServerForm = {
  schema: contactMessageBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  responseTime,
  noun: "question",
  correctable: correctionFields,
  staffHeading: "Message",
  buildVisitorMail: createConfirmationMailBuilder(nextStep),
  results: {
    sent: {
      title: "Your question has arrived",
      text: nextStep,
      links: [{ label: "Back to the press area", href: routes.pressArea() }],
    },
    notSent: rejectedPage({
      title: "We did not get your question",
      requirements:
        "Name, surname, company, a valid email address, a phone number in digits and the question are required.",
      back: routes.pressArea(),
      mail: links.pressMail,
    }),
  },
};
