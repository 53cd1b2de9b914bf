import "server-only";
import { routes } from "@/lib/base/routes";
import { freeTrialBodySchema } from "./free-trial";
import type { ServerForm } from "./server-form";
import { oneWorkingDay, rejectedPage } from "./server-parts";
import { createConfirmationMailBuilder } from "./visitor-mail-parts";

const nextStep = `We set up your account and send your key by email ${oneWorkingDay.text}.`;

export const freeTrialServerForm: ServerForm = {
  schema: freeTrialBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  responseTime: oneWorkingDay,
  noun: "account request",
  staffHeading: "Account request",
  buildVisitorMail: createConfirmationMailBuilder(nextStep),
  results: {
    sent: {
      title: "Your request has arrived",
      text: nextStep,
      links: [{ label: "Read how to get started", href: routes.docs("getting-started") }],
    },
    notSent: rejectedPage({
      title: "We did not get your request",
      requirements: "A valid email address, a company and your choice of trial or free plan are required.",
      back: routes.freeTrial(),
    }),
  },
};
