import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import { ReceiptFrame } from "./receipt-frame";

/** What a page behind a link says; with a button where there is something to do. */
export type LinkSaying = { title: string; text: string; button?: string };

type MailedLinkPageProps = {
  /** At the right of the letterhead. */
  name: string;
  saying: LinkSaying;
  /** Where the button posts the link's token to. */
  action: string;
  token: string;
  /** Further ways on. */
  ways: ReactNode;
};

/** Where a link of a mail leads. It changes nothing by itself: only the button does. */
export function MailedLinkPage({ name, saying, action, token, ways }: MailedLinkPageProps) {
  const { title, text, button } = saying;
  return (
    <ReceiptFrame name={name}>
      <ResultPage
        title={title}
        ways={
          <>
            {button && (
              <form action={action} method="post">
                <input name="token" type="hidden" value={token} />
                <Button color="PrimaryAlt" size="lg" type="submit">
                  {button}
                </Button>
              </form>
            )}
            {ways}
          </>
        }
      >
        <p>{text}</p>
      </ResultPage>
    </ReceiptFrame>
  );
}
