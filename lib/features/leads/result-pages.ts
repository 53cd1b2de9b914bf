/** Result pages of forms that are posted without JavaScript. PRIVACY: their URLs contain no personal data. */
import { type LeadFormId, leadFormIds } from "./forms";

type ResultPaths = { sent: `/${string}`; notSent: `/${string}` };

/** The forms with result pages below /sent and /not-sent. */
export const formsWithResultPages = leadFormIds.filter((id) => id !== "inquiry");

export function resultPathsOf(form: LeadFormId): ResultPaths {
  if (form === "inquiry") return { sent: "/contact/received", notSent: "/contact/not-received" };
  return { sent: `/sent/${form}`, notSent: `/not-sent/${form}` };
}

/** The result page of an accepted lead, with its reference if the form shows one. */
export function sentPath(form: LeadFormId, reference: string | undefined): `/${string}` {
  const { sent } = resultPathsOf(form);
  return reference === undefined ? sent : `${sent}?${new URLSearchParams({ reference })}`;
}

export const noSeatsPath = "/not-sent/no-seats";

export const eventOverPath = "/not-sent/event-over";

export const resultPaths: readonly string[] = [
  ...leadFormIds.flatMap((form) => Object.values(resultPathsOf(form))),
  noSeatsPath,
  eventOverPath,
];
