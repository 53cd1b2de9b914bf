import { type LeadFormProps, personFields } from "@/components/lead-form/fields";
import { answerTime } from "@/lib/base/answer-time";
import { products } from "@/lib/base/products";
import { trialProducts } from "@/lib/features/free-trial/terms";
import { linkWords } from "@/lib/features/leads/client/linked-text";

const productChoices = [
  { value: "General", label: "Not sure yet" },
  ...trialProducts.map((code) => ({ value: code, label: products[code].name })),
];

/** The trial request. `days` is the trial's length. */
export function buildTrialForm({ days }: { days: number }): LeadFormProps {
  return {
    form: "free-trial",
    title: "Request your free trial",
    fields: [
      personFields.email,
      personFields.company,
      {
        kind: "select",
        name: "product",
        label: "What do you want to try first?",
        options: productChoices,
      },
      {
        kind: "choice",
        name: "plan",
        label: "How do you want to start?",
        required: true,
        options: [
          { value: "free-trial", label: "Free trial", detail: `Every product, for\u00a0${days}\u00a0days` },
          { value: "free-plan", label: "Free plan", detail: "A few datacenter IPs, without an end date" },
        ],
      },
    ],
    buttonText: "Request trial",
    disclaimer: linkWords(
      "We process your data to open your account. The privacy policy says how long we keep it.",
    ),
    thanks: {
      title: "Your trial request has arrived",
      text: `We set up your account and send your key to {email} ${answerTime}.`,
    },
  };
}
