import { MissingReceipt } from "@/components/receipt/missing-receipt";

export default function ReceiptNotFound() {
  return <MissingReceipt />;
}
