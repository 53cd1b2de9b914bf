import { MissingReceipt } from "@/components/receipt/receipt-message";
import { receiptMetadata } from "@/lib/features/receipts/metadata";

/** The server sends this page with status 404 at the URL of a missing receipt (`lib/server/error-pages.ts`). */
export const metadata = { ...receiptMetadata, title: "No receipt | Oxbow" };

export default function Page() {
  return <MissingReceipt />;
}
