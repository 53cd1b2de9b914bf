import "server-only";
import { anchors, routes } from "@/lib/base/routes";
import { companyEndpoints } from "@/lib/content/endpoints/company-endpoints";
import { partnersBodySchema } from "./partners";
import type { ServerForm } from "./server-form";
import { oneWorkingDay, rejectedPage } from "./server-parts";
import { confirmReceipt } from "./visitor-mail-parts";

export const partnersOnServer: ServerForm = {
  schema: partnersBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  choice: {
    field: "kind",
    listSlugs: async () => (await companyEndpoints.partners.readCached()).kinds.map(({ slug }) => slug),
  },
  choiceLabel: "Kind",
  promise: oneWorkingDay,
  noun: "partner request",
  salesMail: { heading: "Partner request" },
  visitorMail: confirmReceipt(`The partner team replies by email ${oneWorkingDay.words}.`),
  results: {
    sent: {
      title: "Your message has arrived",
      text: `The partner team replies by email ${oneWorkingDay.words}.`,
      links: [{ label: "Back to the partners", href: routes.partners() }],
    },
    notSent: rejectedPage({
      title: "We did not get your message",
      needs:
        "The kind of partnership, name, surname, company, a valid email address and a message are required.",
      back: `${routes.partners()}#${anchors.form}`,
    }),
  },
};
