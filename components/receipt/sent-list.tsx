import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { listSentFacts } from "@/lib/features/receipts/sent-facts";

export function SentList({ receipt }: { receipt: Receipt }) {
  return (
    <dl className="border-fg border-t">
      {listSentFacts(receipt.form, receipt.sent).map(({ name, value }) => (
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
