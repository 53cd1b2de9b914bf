import { Honeypot } from "@/components/forms/honeypot";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { typedNumberPattern } from "@/lib/base/phone/typed-number";
import { routes } from "@/lib/base/routes";
import { callingCodeMissing } from "@/lib/features/leads/fields";
import type { CorrectionField } from "@/lib/features/leads/forms/server-form";
import { correctionLimits, initialValuesOf, listCorrectionFields } from "@/lib/features/receipts/correction";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { nounOfForm } from "@/lib/features/receipts/sent-facts";

const looks = {
  name: { label: "Full name", autoComplete: "name", required: true },
  surname: { label: "Surname", autoComplete: "family-name", required: true },
  company: { label: "Company name", autoComplete: "organization", required: true },
  email: { label: "Company email address", autoComplete: "email", required: true, type: "email" },
  fullPhoneNumber: {
    label: "Phone no. with country code",
    autoComplete: "tel",
    required: true,
    type: "tel",
    pattern: typedNumberPattern,
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
  if (field === "message") return <TextArea {...looks.message} {...shared} rows={6} />;
  return <TextField {...looks[field]} {...shared} />;
}

type CorrectionFormProps = {
  receipt: Receipt;
  token: string;
  /** Fields that were invalid in the last attempt. */
  wrong: readonly string[];
};

/** The form filled with the sent values. A plain form that works without JavaScript. */
export function CorrectionForm({ receipt, token, wrong }: CorrectionFormProps) {
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
