import type { ReactNode } from "react";
import { anchors, routes } from "@/lib/base/routes";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { listSubmittedFields, nounOfForm } from "@/lib/features/receipts/submitted-fields";
import { ReceiptProgress } from "./receipt-progress";
import { UtcTime } from "./utc-time";

function SentList({ receipt }: { receipt: Receipt }) {
  return (
    <dl className="border-fg border-t">
      {listSubmittedFields(receipt.form, receipt.sent).map(({ name, value }) => (
        <div
          className="grid gap-x-6 gap-y-0.5 border-rule border-b py-3 sm:grid-cols-[136px_minmax(0,1fr)]"
          key={name}
        >
          <dt className="text-fg-2 text-sm sm:pt-0.5">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function titleOf({ form, progress, assignedTo }: Receipt): string {
  const noun = nounOfForm(form);
  if (progress === "answered") return `Your ${noun} was answered`;
  if (progress === "assigned") return `Your ${noun} is with ${assignedTo ?? "a manager"}`;
  return `We have your ${noun}`;
}

export function ReceiptHead({ receipt, now }: { receipt: Receipt; now: number }) {
  return (
    <>
      <h1 className="heading-2 max-w-[12em] wrap-anywhere">{titleOf(receipt)}</h1>
      <p className="mt-6 text-fg-2 text-sm">Reference number, to quote when you email or call us</p>
      <p className="figure mt-1 text-h3">{receipt.reference}</p>
      {receipt.progress === null ? (
        <p className="mt-6 text-fg-2">
          Received on <UtcTime at={receipt.receivedAt} />.
        </p>
      ) : (
        <ReceiptProgress now={now} receipt={receipt} />
      )}
    </>
  );
}

/**
 * Links to the correction and withdrawal forms end in this id. On phones they scroll to the card, which is below the
 * progress; on wider screens its scroll margin keeps the page where it is.
 */
const cardTitleId = `${anchors.details}-title`;

export function ReceiptCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={cardTitleId}
      className="-scroll-mt-16 md:scroll-mt-[100vh]"
      id={anchors.details}
    >
      <h2 className="heading-3 mb-5" id={cardTitleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function SentCard({ receipt, token }: { receipt: Receipt; token: string }) {
  const { correctedAt, canCorrect } = receipt;
  return (
    <ReceiptCard title="What you sent">
      <SentList receipt={receipt} />
      <p className="mt-3 text-fg-3 text-xs">
        {correctedAt === null ? (
          "As submitted."
        ) : (
          <>
            As corrected on <UtcTime at={correctedAt} />.
          </>
        )}
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {canCorrect && (
          <li>
            <a
              className="link inline-flex min-h-11 items-center"
              href={`${routes.receipt(token, "correct")}#${anchors.details}`}
            >
              Made a mistake? Fill form again.
            </a>
          </li>
        )}
        <li>
          <a
            className="link inline-flex min-h-11 items-center"
            href={`${routes.receipt(token, "withdraw")}#${anchors.details}`}
          >
            Withdraw and erase
          </a>
        </li>
      </ul>
    </ReceiptCard>
  );
}
