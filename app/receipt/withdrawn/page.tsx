import { ReceiptMessage } from "@/components/receipt/receipt-message";
import { receiptMetadata } from "@/lib/features/receipts/metadata";

export const metadata = { ...receiptMetadata, title: "Withdrawn | Oxbow" };

export default function Page() {
  return (
    <ReceiptMessage title="Withdrawn and erased">
      <p>
        What you sent is gone from this site, with its receipt. Everyone who received it was told to erase
        their copy.
      </p>
    </ReceiptMessage>
  );
}
