import { type LeadFormProps, personFields } from "@/components/lead-form/fields";
import { answerTime } from "@/lib/base/answer-time";
import { formatCount } from "@/lib/base/format/count";
import { products } from "@/lib/base/products";
import type { SignUpSelection } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import type { FreePlan } from "@/lib/content/endpoints/schemas-company";
import { trialProducts } from "@/lib/features/free-trial/terms";
import { linkPhrases } from "@/lib/features/leads/client/linked-text";

const productChoices = [
  { value: "General", label: "Not sure yet" },
  ...trialProducts.map((code) => ({ value: code, label: products[code].name })),
];

/** The two kinds of account, with their limits. */
export type FreeOffers = { trial: NetworkFigures["trial"]; freePlan: FreePlan["plan"] };

/** "5 shared IPs, 2 GB per month" */
export function describeFreePlan(plan: FreeOffers["freePlan"]): string {
  return `${formatCount(plan.addresses)}\u00a0shared IPs, ${formatCount(plan.gigabytesPerMonth)}\u00a0GB per month`;
}

/** The request for an account: a trial or the free plan. `product` and `plan` are preselected. */
export function buildTrialForm(
  { trial, freePlan }: FreeOffers,
  { product, plan }: SignUpSelection,
): LeadFormProps {
  return {
    form: "free-trial",
    title: "Request your account",
    fields: [
      personFields.email,
      personFields.company,
      {
        kind: "select",
        name: "product",
        label: "What do you want to try first?",
        options: productChoices,
        chosen: product,
      },
      {
        kind: "choice",
        name: "plan",
        label: "How do you want to start?",
        required: true,
        options: [
          {
            value: "free-trial",
            label: "Free trial",
            detail: `Proxies and scraper APIs, for\u00a0${trial.days}\u00a0days`,
          },
          { value: "free-plan", label: "Free plan", detail: describeFreePlan(freePlan) },
        ],
        chosen: plan,
      },
    ],
    buttonText: "Request account",
    disclaimer: linkPhrases(
      "We process your data to open your account. The privacy policy says how long we keep it.",
    ),
    thanks: {
      title: "Your request has arrived",
      text: `We set up your account and send your key to {email} ${answerTime}.`,
    },
  };
}
