/**
 * The network's record, day by day. Pure: pass what `getNetworkStatus()` returned. Everything follows from
 * the list of incidents, so a bar, a percentage and the text below them can't disagree.
 */
import type { PricedProduct } from "@/lib/base/products";
import type { Incident, NetworkStatus, StatusRegion } from "@/lib/content/endpoints/schemas-status";

const minute = 60_000;
const day = 1440 * minute;

/** A product in a region. */
export type Gauge = { product: PricedProduct; region: StatusRegion };

/** The days of the record as ISO dates, oldest first. */
export function listDays(status: Pick<NetworkStatus, "measuredUntil" | "days">): string[] {
  const last = Date.parse(status.measuredUntil.slice(0, 10));
  return Array.from({ length: status.days }, (_, index) =>
    new Date(last - (status.days - 1 - index) * day).toISOString().slice(0, 10),
  );
}

const touches = ({ products, regions }: Incident, { product, region }: Gauge) =>
  products.includes(product) && regions.includes(region);

function overlap(incident: Incident, from: number, to: number): number {
  const end = incident.end === null ? to : Date.parse(incident.end);
  return Math.max(0, Math.min(end, to) - Math.max(Date.parse(incident.start), from));
}

/** Milliseconds of a day that were measured: all of them, but for the day that is not over yet. */
const measuredOn = (status: NetworkStatus, date: string) =>
  Math.min(day, Date.parse(status.measuredUntil) - Date.parse(date));

/** Minutes of a day in which a product in a region did not answer; a third of probes failing counts as a third. */
export function lostMinutesOn(status: NetworkStatus, gauge: Gauge, date: string): number {
  const from = Date.parse(date);
  const to = from + measuredOn(status, date);
  return status.incidents
    .filter((incident) => touches(incident, gauge))
    .reduce((lost, incident) => lost + (overlap(incident, from, to) / minute) * incident.failed, 0);
}

/** Share of probes that were answered on a day, between 0 and 1. */
export function availabilityOn(status: NetworkStatus, gauge: Gauge, date: string): number {
  return 1 - lostMinutesOn(status, gauge, date) / (measuredOn(status, date) / minute);
}

/** Share of probes that were answered over the whole record; over all regions where none is named. */
export function availabilityOf(status: NetworkStatus, product: PricedProduct, region?: StatusRegion): number {
  const days = listDays(status);
  const regions = region ? [region] : status.regions.map(({ id }) => id);
  const measured = days.reduce((sum, date) => sum + measuredOn(status, date), 0) / minute;
  const lost = regions.flatMap((id) =>
    days.map((date) => lostMinutesOn(status, { product, region: id }, date)),
  );
  return 1 - lost.reduce((sum, minutes) => sum + minutes, 0) / (measured * regions.length);
}

/** Days on which an incident or planned work touched a product in a region, with the worse of both. */
export function listMarkedDays(
  status: NetworkStatus,
  gauge: Gauge,
): { date: string; index: number; kind: Incident["kind"]; availability: number }[] {
  return listDays(status).flatMap((date, index) => {
    const from = Date.parse(date);
    const kinds = status.incidents
      .filter((incident) => touches(incident, gauge) && overlap(incident, from, from + day) > 0)
      .map(({ kind }) => kind);
    const kind = kinds.find((each) => each === "incident") ?? kinds[0];
    return kind ? [{ date, index, kind, availability: availabilityOn(status, gauge, date) }] : [];
  });
}

/** Incidents that have not ended. Planned work is none. */
export function listOpenIncidents(status: NetworkStatus): Incident[] {
  return status.incidents.filter(({ kind, end }) => kind === "incident" && end === null);
}

/** How long something lasted, in whole minutes; until the last measurement while it lasts. */
export function durationOf(status: NetworkStatus, { start, end }: Incident): number {
  return Math.round((Date.parse(end ?? status.measuredUntil) - Date.parse(start)) / minute);
}
