import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import { ReceiptFrame } from "./receipt-frame";
import { Unavailable } from "./unavailable";

/** Content of a page behind an emailed link; with a button if there is an action. */
export type LinkPageCopy = { title: string; text: string; button?: string };

/** The content while the database is unavailable. */
export const unavailableCopy: LinkPageCopy = {
  title: "We can’t look this up right now",
  text: "Nothing has changed. Please open the link again in a few minutes.",
};

type MailedLinkPageProps = {
  /** Kind of document, at the right of the header. */
  name: string;
  copy: LinkPageCopy;
  /** URL that the button posts the token to. */
  action: string;
  token: string;
  links: ReactNode;
};

/** The page behind an emailed link. Opening it changes nothing; only the button does. */
export function MailedLinkPage({ name, copy, action, token, links }: MailedLinkPageProps) {
  const { title, text, button } = copy;
  return (
    <ReceiptFrame name={name}>
      <ResultPage
        title={title}
        actions={
          <>
            {button && (
              <form action={action} method="post">
                <input name="token" type="hidden" value={token} />
                <Button color="PrimaryAlt" size="lg" type="submit">
                  {button}
                </Button>
              </form>
            )}
            {links}
          </>
        }
      >
        {copy === unavailableCopy && <Unavailable />}
        <p>{text}</p>
      </ResultPage>
    </ReceiptFrame>
  );
}
