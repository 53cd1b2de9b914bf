import "server-only";
import { routes } from "@/lib/base/routes";
import { freeTrialBodySchema } from "./free-trial";
import type { ServerForm } from "./server-form";
import { oneWorkingDay, rejectedPage } from "./server-parts";
import { confirmReceipt } from "./visitor-mail-parts";

export const freeTrialOnServer: ServerForm = {
  schema: freeTrialBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  promise: oneWorkingDay,
  noun: "account request",
  salesMail: { heading: "Account request" },
  visitorMail: confirmReceipt(`We set up your account and send your key by email ${oneWorkingDay.words}.`),
  results: {
    sent: {
      title: "Your request has arrived",
      text: `We set up your account and send your key by email ${oneWorkingDay.words}.`,
      links: [{ label: "Read how to get started", href: routes.docs("getting-started") }],
    },
    notSent: rejectedPage({
      title: "We did not get your request",
      needs: "A valid email address, a company and your choice of trial or free plan are required.",
      back: routes.freeTrial(),
    }),
  },
};
