import { MissingReceipt } from "@/components/receipt/receipt-message";

export default function ReceiptNotFound() {
  return <MissingReceipt />;
}
