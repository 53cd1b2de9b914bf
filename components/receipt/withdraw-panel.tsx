import { Button, ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/base/routes";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { nounOfForm, readersOfForm } from "@/lib/features/receipts/sent-facts";

/** Confirmation before an erasure: what is erased, what stays, and the button. */
export function WithdrawPanel({ receipt, token }: { receipt: Receipt; token: string }) {
  const noun = nounOfForm(receipt.form);
  return (
    <form action={routes.receiptPost(token, "withdraw")} method="post">
      <dl className="border-fg border-t">
        <div className="border-rule border-b py-4">
          <dt className="font-[550]">Erased at once, for good</dt>
          <dd className="mt-1 text-fg-2">
            Your {noun} with every correction, anything of it that is not delivered yet, and this page. We
            can’t bring it back, and nobody will answer it.
          </dd>
        </div>
        <div className="border-rule border-b py-4">
          <dt className="font-[550]">Asked to erase it too</dt>
          <dd className="mt-1 text-fg-2">
            {readersOfForm(receipt.form)} They get only the reference{" "}
            <span className="figure whitespace-nowrap text-fg">{receipt.reference}</span> and nothing else
            that you wrote.
          </dd>
        </div>
        <div className="border-rule border-b py-4">
          <dt className="font-[550]">Not touched</dt>
          <dd className="mt-1 text-fg-2">
            Emails already in your inbox, and other forms that you sent: each has a receipt of its own.
          </dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button color="Alert" size="lg" type="submit">
          Withdraw and erase
        </Button>
        <ButtonLink href={routes.receipt(token)} size="lg" variant="Outline">
          Keep it
        </ButtonLink>
      </div>
    </form>
  );
}
