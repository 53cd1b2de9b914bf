import type { ReceiptStep } from "@/lib/base/routes";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { nounOfForm } from "@/lib/features/receipts/sent-facts";
import { CorrectionForm } from "./correction-form";
import { ReceiptCard, ReceiptHead, SentCard } from "./receipt-card";
import { ReceiptFrame } from "./receipt-frame";
import css from "./receipt-view.module.css";
import { WithdrawPanel } from "./withdraw-panel";

type ReceiptViewProps = {
  receipt: Receipt;
  token: string;
  step: ReceiptStep | null;
  wrong: readonly string[];
  /** Unix time, ms. */
  now: number;
};

function CurrentCard({ receipt, token, step, wrong }: Omit<ReceiptViewProps, "now">) {
  if (step === "withdraw") {
    return (
      <ReceiptCard title={`Withdraw this ${nounOfForm(receipt.form)}?`}>
        <WithdrawPanel receipt={receipt} token={token} />
      </ReceiptCard>
    );
  }
  if (step === "correct" && receipt.canCorrect) {
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
      <div className={"grid grow md:grid-cols-[minmax(420px,5fr)_7fr]"}>
        <div className={`${css.receiptState} on-deep relative overflow-hidden`}>
          <ReceiptHead now={now} receipt={card.receipt} />
        </div>
        <div className={css.receiptSent}>
          <CurrentCard {...card} />
        </div>
      </div>
    </ReceiptFrame>
  );
}
