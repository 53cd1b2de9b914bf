import "server-only";
import { slugify } from "@/lib/base/markdown/slug";
import { routes } from "@/lib/base/routes";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { coreValuesBodySchema } from "./core-values";
import type { ServerForm } from "./server-form";
import { rejectedPage } from "./server-parts";
import { createConfirmationMailBuilder } from "./visitor-mail-parts";

export const coreValuesServerForm: ServerForm = {
  schema: coreValuesBodySchema,
  // PRIVACY: the form's copy promises that the address is only used for the answer, so it is not sent to the CRM.
  destinations: ["sales-email", "visitor-email"],
  contentItem: {
    field: "value",
    listSlugs: async () =>
      (await endpoints.coreValues.readCached()).values.map(({ title }) => slugify(title)),
  },
  itemLabel: "Value",
  responseTime: null,
  noun: "report",
  staffHeading: "A value was broken",
  staffTeam: "values",
  followUp: "The site promised that two people read it, and a reply if there is an email address.",
  buildVisitorMail: createConfirmationMailBuilder(
    "Two people who do not work in sales read it, and one of them replies to you.",
  ),
  results: {
    sent: {
      title: "Two people will read it",
      text: "Neither of them works in sales. If you gave an email address, they reply to it.",
      links: [{ label: "Back to the values", href: routes.coreValues() }],
    },
    notSent: rejectedPage({
      title: "We did not get your report",
      requirements: "The value and what happened are required.",
      back: `${routes.coreValues()}#tell-us`,
      // Its readers do not work in sales.
      mail: null,
    }),
  },
};
