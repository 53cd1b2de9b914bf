import "server-only";
import { anchors, routes } from "@/lib/base/routes";
import { companyEndpoints } from "@/lib/content/endpoints/company-endpoints";
import { partnersBodySchema } from "./partners";
import type { ServerForm } from "./server-form";
import { oneWorkingDay, rejectedPage } from "./server-parts";
import { createConfirmationMail } from "./visitor-mail-parts";

const nextStep = `The partner team replies by email ${oneWorkingDay.text}.`;

export const partnersServerForm: ServerForm = {
  schema: partnersBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  slugField: {
    name: "kind",
    listSlugs: async () => (await companyEndpoints.partners.readCached()).kinds.map(({ slug }) => slug),
  },
  formTypeValueLabel: "Kind",
  responseTime: oneWorkingDay,
  noun: "partner request",
  salesMail: { heading: "Partner request" },
  visitorMail: createConfirmationMail(nextStep),
  results: {
    sent: {
      title: "Your message has arrived",
      text: nextStep,
      links: [{ label: "Back to the partners", href: routes.partners() }],
    },
    notSent: rejectedPage({
      title: "We did not get your message",
      requirements:
        "The kind of partnership, name, surname, company, a valid email address and a message are required.",
      back: `${routes.partners()}#${anchors.form}`,
    }),
  },
};
