import { Honeypot } from "@/components/forms/honeypot";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextArea, TextField } from "@/components/ui/text-field";
import { phoneInputPattern } from "@/lib/base/phone/phone-input";
import { type ReceiptAction, routes } from "@/lib/base/routes";
import type { CorrectionField } from "@/lib/features/leads/forms/server-form";
import { callingCodeMissing } from "@/lib/features/leads/lead/fields";
import { correctionLimits, initialValuesOf, listCorrectionFields } from "@/lib/features/receipts/correction";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { describeRecipients, nounOfForm } from "@/lib/features/receipts/submitted-fields";
import { ReceiptCard, ReceiptHead, SentCard } from "./receipt-card";
import { ReceiptFrame } from "./receipt-frame";

const fieldProps = {
  name: { label: "Full name", autoComplete: "name", required: true },
  surname: { label: "Surname", autoComplete: "family-name", required: true },
  company: { label: "Company name", autoComplete: "organization", required: true },
  email: { label: "Company email address", autoComplete: "email", required: true, type: "email" },
  fullPhoneNumber: {
    label: "Phone no. with country code",
    autoComplete: "tel",
    required: true,
    type: "tel",
    pattern: phoneInputPattern,
    title: "Digits, with + and the country code first",
  },
  message: { label: "Message" },
} satisfies Record<CorrectionField, object>;

const errorMessages: Record<CorrectionField, string> = {
  name: "Name is required",
  surname: "Surname is required",
  company: "Company is required",
  email: "Email must be a valid email address",
  fullPhoneNumber: `Must be a number. ${callingCodeMissing}.`,
  message: "Message is required",
};

function Field({ field, value, isWrong }: { field: CorrectionField; value: string; isWrong: boolean }) {
  const shared = {
    id: field,
    name: field,
    defaultValue: value,
    maxLength: correctionLimits[field],
    error: isWrong ? errorMessages[field] : undefined,
  };
  if (field === "message") return <TextArea {...fieldProps.message} {...shared} rows={6} />;
  return <TextField {...fieldProps[field]} {...shared} />;
}

type CorrectionFormProps = {
  receipt: Receipt;
  token: string;
  /** Fields that were invalid in the last attempt. */
  wrong: readonly string[];
};

/** The form filled with the sent values. A plain form that works without JavaScript. */
function CorrectionForm({ receipt, token, wrong }: CorrectionFormProps) {
  const values = initialValuesOf(receipt.form, receipt.sent);
  return (
    <form action={routes.receiptPost(token, "correct")} className="flex flex-col gap-4" method="post">
      {wrong.length > 0 && (
        <Alert title="Not sent." type="error">
          Correct the marked fields. To see what you had typed, go back one page in your browser.
        </Alert>
      )}
      {listCorrectionFields(receipt.form).map((field) => (
        <Field field={field} isWrong={wrong.includes(field)} key={field} value={values[field] ?? ""} />
      ))}
      <Honeypot />
      <p className="text-fg-2 text-sm">
        Sales gets the corrected {nounOfForm(receipt.form)} beside the first one. The time by which we answer
        stays the same.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button color="PrimaryAlt" size="lg" type="submit">
          Send the correction
        </Button>
        <ButtonLink href={routes.receipt(token)} size="lg" variant="Outline">
          Leave it as it is
        </ButtonLink>
      </div>
    </form>
  );
}

/** Confirmation before an erasure: what is erased, what stays, and the button. */
function WithdrawPanel({ receipt, token }: { receipt: Receipt; token: string }) {
  const noun = nounOfForm(receipt.form);
  return (
    <form action={routes.receiptPost(token, "withdraw")} method="post">
      <dl className="border-fg border-t">
        <div className="border-rule border-b py-4">
          <dt className="font-[550]">Erased at once, for good</dt>
          <dd className="mt-1 text-fg-2">
            Your {noun} with every correction, anything of it that is not delivered yet, and this page. We
            can’t bring it back, and nobody will answer it.
          </dd>
        </div>
        <div className="border-rule border-b py-4">
          <dt className="font-[550]">Asked to erase it too</dt>
          <dd className="mt-1 text-fg-2">
            {describeRecipients(receipt.form)} They get only the reference{" "}
            <span className="figure whitespace-nowrap text-fg">{receipt.reference}</span> and nothing else
            that you wrote.
          </dd>
        </div>
        <div className="border-rule border-b py-4">
          <dt className="font-[550]">Not touched</dt>
          <dd className="mt-1 text-fg-2">
            Emails already in your inbox, and other forms that you sent: each has its own receipt.
          </dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button color="Alert" size="lg" type="submit">
          Withdraw and erase
        </Button>
        <ButtonLink href={routes.receipt(token)} size="lg" variant="Outline">
          Keep it
        </ButtonLink>
      </div>
    </form>
  );
}

type ReceiptViewProps = {
  receipt: Receipt;
  token: string;
  action: ReceiptAction | null;
  wrong: readonly string[];
  /** Unix time, ms. */
  now: number;
};

function CurrentCard({ receipt, token, action, wrong }: Omit<ReceiptViewProps, "now">) {
  if (action === "withdraw") {
    return (
      <ReceiptCard title={`Withdraw this ${nounOfForm(receipt.form)}?`}>
        <WithdrawPanel receipt={receipt} token={token} />
      </ReceiptCard>
    );
  }
  if (action === "correct" && receipt.canCorrect) {
    return (
      <ReceiptCard title="Correct what you sent">
        <CorrectionForm receipt={receipt} token={token} wrong={wrong} />
      </ReceiptCard>
    );
  }
  return <SentCard receipt={receipt} token={token} />;
}

/** A receipt: progress on a dark background, and what was sent on a card. */
export function ReceiptView({ now, ...card }: ReceiptViewProps) {
  return (
    <ReceiptFrame note="Anyone with this URL can open the page, so keep it to yourself.">
      <div className="grid grow md:grid-cols-[minmax(420px,5fr)_7fr]">
        {/* The dark background and the card extend to the window's edges. */}
        <div className="on-deep relative overflow-hidden px-(--gutter) pt-14 pb-10 md:pt-18 md:pr-12 md:pb-16 md:pl-[max(var(--gutter),(100vw_-_var(--content))/2)]">
          <ReceiptHead now={now} receipt={card.receipt} />
        </div>
        <div className="px-(--gutter) pt-12 pb-14 md:py-18 md:pr-[max(var(--gutter),(100vw_-_var(--content))/2)] md:pl-[clamp(40px,6vw,96px)]">
          <CurrentCard {...card} />
        </div>
      </div>
    </ReceiptFrame>
  );
}
