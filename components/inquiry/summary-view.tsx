"use client";

import { useFocusedHeading } from "@/components/forms/use-focused-heading";
import { ReceiptNote } from "@/components/receipt/receipt-note";
import { Button } from "@/components/ui/button";
import { formatSubject } from "@/lib/base/form-subject";
import { type InquiryState, isNewSubject } from "@/lib/features/inquiry/state";
import type { Billing } from "@/lib/features/pricing/billing";
import { ChosenPlan } from "./chosen-plan";
import { InquiryConfirmationFooter } from "./confirmation-footer";

function Fact({ name, children }: { name: string; children: string }) {
  if (children === "") return null;
  return (
    <div className="grid gap-x-4 border-rule border-b py-2.5 sm:grid-cols-[120px_minmax(0,1fr)]">
      <dt className="text-fg-2">{name}</dt>
      <dd className="max-h-30 overflow-y-auto whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

type SummaryViewProps = {
  headingId?: string;
  /** False where it is shown without an action of the visitor. */
  takesFocus?: boolean;
  state: InquiryState;
  billing?: Billing;
  onRefill: () => void;
  onNew: () => void;
  onClose: () => void;
};

/** Shown at later openings: what was sent, and that it need not be sent again. */
export function SummaryView({
  headingId,
  takesFocus = true,
  state,
  billing = "monthly",
  onRefill,
  onNew,
  onClose,
}: SummaryViewProps) {
  const heading = useFocusedHeading(takesFocus);
  const { userInfo, userState, product, plan } = state;
  const newSubject = formatSubject(product, plan, "shortName");
  const about = [userState.product.label, userState.plan.label].filter((label) => label !== "").join(", ");
  return (
    <div className="flex flex-col gap-4">
      <h2
        className="max-w-[calc(100%-40px)] heading-3 outline-none"
        id={headingId}
        ref={heading}
        tabIndex={-1}
      >
        You have already filled the form
      </h2>
      <p className="text-fg-2">
        Thank you, {userState.name}. Our sales managers will contact you soon about what you sent:
      </p>
      <dl className="border-rule-2 border-t text-sm">
        <Fact name="Email">{userInfo.email}</Fact>
        <Fact name="Phone no.">{userInfo.fullPhoneNumber}</Fact>
        <Fact name="Message">{userInfo.message}</Fact>
        <Fact name="About">{about}</Fact>
      </dl>
      {userInfo.reference && userInfo.receiptUrl && (
        <ReceiptNote receiptUrl={userInfo.receiptUrl} reference={userInfo.reference} />
      )}
      {isNewSubject(state) && (
        <div className="rounded-2 bg-tint-100 p-4">
          {plan !== "" && <ChosenPlan billing={billing} plan={plan} product={product} />}
          <Button className="h-auto min-h-11 w-full py-2 leading-tight whitespace-normal" onClick={onNew}>
            {newSubject === "" ? "Send a new inquiry" : `Send a new inquiry about ${newSubject}`}
          </Button>
        </div>
      )}
      <InquiryConfirmationFooter
        isEmailPublic={userInfo.isEmailPublic}
        onClose={onClose}
        onRefill={onRefill}
      />
    </div>
  );
}
