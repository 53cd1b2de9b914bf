import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import { routes } from "@/lib/base/routes";
import { ReceiptFrame } from "./receipt-frame";

export function ReceiptMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ReceiptFrame>
      <ResultPage
        title={title}
        actions={
          <>
            <ButtonLink color="PrimaryAlt" href={routes.home()} size="lg">
              Browse Oxbow
            </ButtonLink>
            <ButtonLink href={routes.contact()} size="lg" variant="Outline">
              Contact us
            </ButtonLink>
          </>
        }
      >
        {children}
      </ResultPage>
    </ReceiptFrame>
  );
}

export function MissingReceipt() {
  return (
    <ReceiptMessage title="There is no receipt at this URL">
      <p>
        The link may be incomplete: it ends with a long string of letters and digits. Or what you sent has
        been withdrawn and erased.
      </p>
    </ReceiptMessage>
  );
}
