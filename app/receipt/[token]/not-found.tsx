import { ReceiptMessage } from "@/components/receipt/receipt-message";

export default function ReceiptNotFound() {
  return (
    <ReceiptMessage title="There is no receipt at this address">
      <p>
        The link may be cut off: it ends with a long run of letters and digits. Or what it showed was
        withdrawn and erased.
      </p>
    </ReceiptMessage>
  );
}
