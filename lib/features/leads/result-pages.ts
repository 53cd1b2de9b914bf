/** Result pages of forms that are posted without JavaScript. PRIVACY: their URLs contain no personal data. */
import { type LeadFormId, leadFormIds } from "./forms";

type ResultPages = { sent: `/${string}`; notSent: `/${string}` };

export function resultPagesOf(form: LeadFormId): ResultPages {
  if (form === "inquiry") return { sent: "/contact/received", notSent: "/contact/not-received" };
  return { sent: `/sent/${form}`, notSent: `/not-sent/${form}` };
}

/** The page of an accepted lead, with its reference if the form shows one. */
export function sentPage(form: LeadFormId, reference: string | undefined): `/${string}` {
  const { sent } = resultPagesOf(form);
  return reference === undefined ? sent : `${sent}?${new URLSearchParams({ reference })}`;
}

export const noSeatsPage = "/not-sent/no-seats";

export const eventOverPage = "/not-sent/event-over";

export const resultPaths: readonly string[] = [
  ...leadFormIds.flatMap((form) => Object.values(resultPagesOf(form))),
  noSeatsPage,
  eventOverPage,
];
