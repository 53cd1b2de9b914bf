import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { listSentFacts } from "@/lib/features/receipts/sent-facts";

/** What was sent, word by word. */
export function SentList({ receipt }: { receipt: Receipt }) {
  return (
    <dl className="border-fg border-t">
      {listSentFacts(receipt.form, receipt.sent).map(({ name, value }) => (
        <div
          className="grid gap-x-3 gap-y-0.25 border-rule border-b py-1.5 sm:grid-cols-[136px_minmax(0,1fr)]"
          key={name}
        >
          <dt className="text-fg-2 text-sm sm:pt-0.25">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
