import { ReceiptMessage } from "@/components/receipt/receipt-message";
import { receiptMetadata } from "@/lib/features/receipts/metadata";

export const metadata = { ...receiptMetadata, title: "Not done | Oxbow" };

export default function Page() {
  return (
    <ReceiptMessage title="That did not work">
      <p>
        We could not do it just now, and it may not be complete. Go back in your browser, where your text is
        still there, and try again in a moment.
      </p>
    </ReceiptMessage>
  );
}
