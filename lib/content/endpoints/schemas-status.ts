/** Schema of the network's status history: measurements and incidents. */

import { z } from "zod";
import { pricedProducts } from "@/lib/base/products";
import { isoDate, share, text } from "./schema-parts";

const instant = z.iso.datetime();
const statusRegions = ["americas", "europe", "asia-pacific"] as const;
export type StatusRegion = (typeof statusRegions)[number];

const incidentSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9-]+$/),
    kind: z.enum(["incident", "maintenance"]),
    title: text,
    start: instant,
    /** Null while it is open. */
    end: instant.nullable(),
    products: z.array(z.enum(pricedProducts)).min(1),
    regions: z.array(z.enum(statusRegions)).min(1),
    /** Share of probes that failed during the incident. */
    failed: share,
    cause: text,
    resolution: text,
    /** Null where nothing had to change, as after maintenance. */
    prevention: text.nullable(),
  })
  .refine(({ start, end }) => end === null || Date.parse(end) > Date.parse(start), {
    error: "The end must be after the start",
    path: ["end"],
  });

export const networkStatusSchema = z.object({
  measuredUntil: instant,
  /** Length of the history in days, ending with the day of `measuredUntil`. */
  days: z.int().min(7).max(366),
  probes: z.object({
    /** Number of locations that send probes. */
    places: z.int().positive(),
    /** Probes that each location sends per interval; enough in total to measure a failure rate of 1%. */
    perPlace: z.int().positive(),
    everySeconds: z.int().positive(),
    timeoutSeconds: z.int().positive(),
    /** An incident is recorded when a larger share of the probes of a minute fails. */
    incidentAbove: share,
  }),
  regions: z.array(z.object({ id: z.enum(statusRegions), name: text })).min(1),
  products: z.array(z.enum(pricedProducts)).min(1),
  /** Outages before the history; `release` is the slug of the press release about the outage. */
  earlier: z.array(z.object({ date: isoDate, minutes: z.int().positive(), release: text })).default([]),
  /** Oldest first. */
  incidents: z
    .array(incidentSchema)
    .refine(
      (list) =>
        list.every(
          ({ start }, index) => index === 0 || Date.parse(start) >= Date.parse(list[index - 1]?.start ?? ""),
        ),
      {
        error: "Incidents must be sorted by start, oldest first",
      },
    )
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: "Two incidents have the same id",
    }),
});
export type NetworkStatus = z.output<typeof networkStatusSchema>;
export type Incident = NetworkStatus["incidents"][number];
