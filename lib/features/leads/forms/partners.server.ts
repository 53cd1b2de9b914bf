import "server-only";
import { anchors, routes } from "@/lib/base/routes";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { partnersBodySchema } from "./partners";
import type { ServerForm } from "./server-form";
import { oneWorkingDay, rejectedPage } from "./server-parts";
import { createConfirmationMailBuilder } from "./visitor-mail-parts";

const nextStep = `The partner team replies by email ${oneWorkingDay.text}.`;

export const partnersServerForm: ServerForm = {
  schema: partnersBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  contentItem: {
    field: "kind",
    listSlugs: async () => (await endpoints.partners.readCached()).kinds.map(({ slug }) => slug),
  },
  itemLabel: "Kind",
  responseTime: oneWorkingDay,
  noun: "partner request",
  staffHeading: "Partner request",
  buildVisitorMail: createConfirmationMailBuilder(nextStep),
  results: {
    sent: {
      title: "Your partner request has arrived",
      text: nextStep,
      links: [{ label: "Back to partner programs", href: routes.partners() }],
    },
    notSent: rejectedPage({
      title: "We did not get your partner request",
      requirements:
        "The kind of partnership, name, surname, company, a valid email address and a message are required.",
      back: `${routes.partners()}#${anchors.form}`,
    }),
  },
};
