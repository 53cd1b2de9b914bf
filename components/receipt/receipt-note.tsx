/** Below a success message: the reference and a link to the receipt. */
export function ReceiptNote({ reference, receiptUrl }: { reference: string; receiptUrl: string }) {
  return (
    <p className="text-fg-2 text-sm">
      Reference <span className="figure whitespace-nowrap text-fg">{reference}</span>.{" "}
      <a className="link" href={receiptUrl} referrerPolicy="no-referrer" rel="nofollow">
        See, correct or withdraw what you sent
      </a>
    </p>
  );
}
