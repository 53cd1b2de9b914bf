import "server-only";
import { links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import { contactMessageBodySchema } from "./contact-message";
import { type AnswerPromise, correctionFields, type ServerForm } from "./server-form";
import { rejectedPage } from "./server-parts";
import { confirmReceipt } from "./visitor-mail-parts";

const promise: AnswerPromise = { office: "press", hours: 4, words: "within four hours on working days" };

export const contactMessageOnServer: ServerForm = {
  schema: contactMessageBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  promise,
  noun: "question",
  correctable: correctionFields,
  salesMail: { heading: "Message" },
  visitorMail: confirmReceipt(`A person reads it and replies by email, ${promise.words}.`),
  results: {
    sent: {
      title: "Your question has arrived",
      text: `A person reads it and replies by email, ${promise.words}.`,
      links: [{ label: "Back to the press area", href: routes.pressArea() }],
    },
    notSent: rejectedPage({
      title: "We did not get your question",
      needs:
        "Name, surname, company, a valid email address, a phone number in digits and the question are required.",
      back: routes.pressArea(),
      mail: links.pressMail,
    }),
  },
};
