import { type LinkPageCopy, MailedLinkPage, unavailableCopy } from "@/components/receipt/mailed-link-page";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/base/routes";
import { seatsPerCompany } from "@/lib/features/event/registration-copy";
import type { RegistrationLinkState } from "@/lib/features/leads/event-seats";

const copyByState: Record<RegistrationLinkState, LinkPageCopy> = {
  pending: {
    title: "Confirm your in-person seat",
    text: "Press the button, and the seat is yours.",
    button: "Confirm my seat",
  },
  confirmed: {
    title: "Your seat is booked",
    text: "See you there. If you can’t come, withdraw the booking with the link in the email.",
  },
  full: {
    title: "All in-person seats are taken",
    text: "Others confirmed first. You can still take part online: the stream has no limit.",
  },
  "company-full": {
    title: "Your company has all its in-person seats",
    text: `A company gets up to ${seatsPerCompany}. You can still take part online: the stream has no limit.`,
  },
  invalid: {
    title: "This link no longer works",
    text: "The booking behind it was withdrawn, or it was for an earlier conference.",
  },
  over: {
    title: "The conference is over",
    text: "The talks are public as transcripts, without registration.",
  },
  unknown: unavailableCopy,
};

/** The page behind the link in a confirmation email of an event registration. */
export function EventLinkPage({ state, token }: { state: RegistrationLinkState; token: string }) {
  return (
    <MailedLinkPage
      action="/api/oxycon/confirm"
      name="Conference seat"
      copy={copyByState[state]}
      token={token}
      links={
        <>
          {state === "confirmed" && (
            <ButtonLink color="PrimaryAlt" download href={routes.eventCalendar()} size="lg">
              Add to calendar
            </ButtonLink>
          )}
          <ButtonLink href={routes.event()} size="lg" variant="Outline">
            About the conference
          </ButtonLink>
        </>
      }
    />
  );
}
