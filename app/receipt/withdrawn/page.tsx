import type { Metadata } from "next";
import { ReceiptEnd } from "@/components/receipt/receipt-end";
import { receiptMetadata } from "@/lib/features/receipts/metadata";

export const metadata: Metadata = { ...receiptMetadata, title: "Withdrawn | Oxbow" };

export default function WithdrawnPage() {
  return (
    <ReceiptEnd title="Withdrawn and erased">
      <p>What you sent is gone from this site, with its receipt. Sales was told to erase its copy.</p>
    </ReceiptEnd>
  );
}
