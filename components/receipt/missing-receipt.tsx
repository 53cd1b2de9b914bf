import { ReceiptMessage } from "./receipt-message";

export function MissingReceipt() {
  return (
    <ReceiptMessage title="There is no receipt at this URL">
      <p>
        The link may be cut off: it ends with a long run of letters and digits. Or what it showed was
        withdrawn and erased.
      </p>
    </ReceiptMessage>
  );
}
