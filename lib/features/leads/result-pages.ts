/** Where a form that was posted without JavaScript leads to. The addresses say nothing of the person. */
import { type LeadFormId, leadFormIds } from "./forms";

type ResultPages = { sent: `/${string}`; notSent: `/${string}` };

/** The pages that say whether a lead of `form` was taken. */
export function resultPagesOf(form: LeadFormId): ResultPages {
  if (form === "inquiry") return { sent: "/contact/received", notSent: "/contact/not-received" };
  return { sent: `/sent/${form}`, notSent: `/not-sent/${form}` };
}

/** The page that says a lead was taken, with its reference where the form tells one. */
export function sentPage(form: LeadFormId, reference: string | undefined): `/${string}` {
  const { sent } = resultPagesOf(form);
  return reference === undefined ? sent : `${sent}?${new URLSearchParams({ reference })}`;
}

/** Says that the hall is full. */
export const noSeatsPage = "/not-sent/no-seats";

/** Says that the conference is over. */
export const eventOverPage = "/not-sent/event-over";

/** All of them. */
export const resultPaths: readonly string[] = [
  ...leadFormIds.flatMap((form) => Object.values(resultPagesOf(form))),
  noSeatsPage,
  eventOverPage,
];
