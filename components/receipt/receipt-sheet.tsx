import type { ReactNode } from "react";
import { routes } from "@/lib/base/routes";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { nounOfForm } from "@/lib/features/receipts/sent-facts";
import { Moment } from "./moment";
import { ReceiptProgress } from "./receipt-progress";
import css from "./receipt-sheet.module.css";
import { SentList } from "./sent-list";

function titleOf({ form, progress, assignedTo }: Receipt): string {
  const noun = nounOfForm(form);
  if (progress === "answered") return `Your ${noun} was answered`;
  if (progress === "assigned") return `Your ${noun} is with ${assignedTo ?? "a manager"}`;
  return `We have your ${noun}`;
}

/** The left side: title, reference and progress. */
export function ReceiptHead({ receipt, now }: { receipt: Receipt; now: number }) {
  return (
    <>
      <h1 className="heading-2 max-w-[12em] wrap-anywhere">{titleOf(receipt)}</h1>
      <p className="mt-6 text-fg-2 text-sm">Reference, to quote by mail or telephone</p>
      <p className="figure mt-1 text-h3">{receipt.reference}</p>
      {receipt.progress === null ? (
        <p className="mt-6 text-fg-2">
          Received on <Moment at={receipt.receivedAt} />. It needs no answer by a person.
        </p>
      ) : (
        <ReceiptProgress now={now} receipt={receipt} />
      )}
    </>
  );
}

/** Anchor of the right side, which is below the progress on phones. */
const sheetId = "sheet";
const sheetTitleId = "sheet-title";

/** The right side, a card with one section. */
export function ReceiptSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={sheetTitleId} className={css.receiptSheet} id={sheetId}>
      <h2 className="heading-3 mb-5" id={sheetTitleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What was sent, with links to correct or withdraw it. */
export function SentSheet({ receipt, token }: { receipt: Receipt; token: string }) {
  const { correctedAt, canCorrect } = receipt;
  return (
    <ReceiptSheet title="What you sent">
      <SentList receipt={receipt} />
      <p className="mt-3 text-fg-3 text-xs">
        {correctedAt === null ? (
          "As it reached us."
        ) : (
          <>
            As corrected on <Moment at={correctedAt} />.
          </>
        )}
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {canCorrect && (
          <li>
            <a
              className="link inline-flex min-h-11 items-center"
              href={`${routes.receipt(token, "correct")}#${sheetId}`}
            >
              Made a mistake? Fill form again.
            </a>
          </li>
        )}
        <li>
          <a
            className="link inline-flex min-h-11 items-center"
            href={`${routes.receipt(token, "withdraw")}#${sheetId}`}
          >
            Withdraw and erase
          </a>
        </li>
      </ul>
    </ReceiptSheet>
  );
}
