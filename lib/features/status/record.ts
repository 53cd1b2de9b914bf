/** The network's status by day, all derived from the list of incidents, so that figures always agree. */
import { formatIsoDay } from "@/lib/base/format/date";
import type { PricedProduct } from "@/lib/base/products";
import type { Incident, NetworkStatus, StatusRegion } from "@/lib/content/endpoints/schemas-status";

const minute = 60_000;
const day = 1440 * minute;

export type ProductRegion = { product: PricedProduct; region: StatusRegion };

/** The day, as ISO date, on which a period ends. One that ends at midnight ends on the day before. */
const lastDayUntil = (end: string) => formatIsoDay(Date.parse(end) - 1);

/** The days of the history as ISO dates, oldest first. */
export function listDays(status: Pick<NetworkStatus, "measuredUntil" | "days">): string[] {
  const last = Date.parse(lastDayUntil(status.measuredUntil));
  return Array.from({ length: status.days }, (_, index) =>
    formatIsoDay(last - (status.days - 1 - index) * day),
  );
}

/** The incidents with a number in the chart: those that began within the history and had failed probes. */
export const listNumbered = (status: NetworkStatus) =>
  status.incidents.filter((incident) => incident.failed > 0 && listedDaysOf(status, incident) !== null);

/** Indexes of an incident's first and last day in `listDays`; null if it began before the history. */
export function listedDaysOf(
  status: NetworkStatus,
  { start, end }: Incident,
): { first: number; last: number } | null {
  const days = listDays(status);
  const first = days.indexOf(start.slice(0, 10));
  // Planned work can end after the last day.
  const last = days.indexOf(lastDayUntil(end ?? status.measuredUntil));
  return first === -1 ? null : { first, last: last === -1 ? days.length - 1 : last };
}

const affects = ({ products, regions }: Incident, { product, region }: ProductRegion) =>
  products.includes(product) && regions.includes(region);

function overlap(incident: Incident, from: number, to: number): number {
  const end = incident.end === null ? to : Date.parse(incident.end);
  return Math.max(0, Math.min(end, to) - Math.max(Date.parse(incident.start), from));
}

/** Measured milliseconds of a day: the whole day, except for the current one. */
const measuredOn = (status: NetworkStatus, date: string) =>
  Math.min(day, Date.parse(status.measuredUntil) - Date.parse(date));

/** Minutes of downtime of a product in a region on a day, weighted by the share of failed probes. */
export function lostMinutesOn(status: NetworkStatus, productRegion: ProductRegion, date: string): number {
  const from = Date.parse(date);
  const to = from + measuredOn(status, date);
  const lost = status.incidents
    .filter((incident) => affects(incident, productRegion))
    .reduce((sum, incident) => sum + (overlap(incident, from, to) / minute) * incident.failed, 0);
  // Incidents can overlap.
  return Math.min(lost, (to - from) / minute);
}

/** Share of successful probes on a day, between 0 and 1. */
export function availabilityOn(status: NetworkStatus, productRegion: ProductRegion, date: string): number {
  return 1 - lostMinutesOn(status, productRegion, date) / (measuredOn(status, date) / minute);
}

/** Share of successful probes over the whole history; over all regions if none is given. */
export function availabilityOf(status: NetworkStatus, product: PricedProduct, region?: StatusRegion): number {
  const days = listDays(status);
  const regions = region ? [region] : status.regions.map(({ id }) => id);
  const measured = days.reduce((sum, date) => sum + measuredOn(status, date), 0) / minute;
  const lost = regions.flatMap((id) =>
    days.map((date) => lostMinutesOn(status, { product, region: id }, date)),
  );
  return 1 - lost.reduce((sum, minutes) => sum + minutes, 0) / (measured * regions.length);
}

/** Days with an incident or maintenance of a product in a region; an incident wins over maintenance. */
export function listMarkedDays(
  status: NetworkStatus,
  productRegion: ProductRegion,
): { date: string; index: number; kind: Incident["kind"]; availability: number }[] {
  return listDays(status).flatMap((date, index) => {
    const from = Date.parse(date);
    const kinds = status.incidents
      .filter((incident) => affects(incident, productRegion) && overlap(incident, from, from + day) > 0)
      .map(({ kind }) => kind);
    const kind = kinds.find((each) => each === "incident") ?? kinds[0];
    return kind ? [{ date, index, kind, availability: availabilityOn(status, productRegion, date) }] : [];
  });
}

/** Incidents that have not ended, without maintenance. */
export function listOpenIncidents(status: NetworkStatus): Incident[] {
  return status.incidents.filter(({ kind, end }) => kind === "incident" && end === null);
}

/** Outages before the first day of the history. */
export function listEarlier(status: NetworkStatus): NetworkStatus["earlier"] {
  const [first = ""] = listDays(status);
  return status.earlier.filter(({ date }) => date < first);
}

/** Duration in whole minutes; until the last measurement for an open incident. */
export function durationOf(status: NetworkStatus, { start, end }: Incident): number {
  return Math.round((Date.parse(end ?? status.measuredUntil) - Date.parse(start)) / minute);
}
