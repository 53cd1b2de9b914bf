/**
 * The gateway's address and the language of its usernames: one source for code samples, tools and
 * pages. Pure, for browsers too.
 */
import { toPlainLetters } from "@/lib/base/format/plain-letters";
import type { ProductCode } from "./products";

export const gateway = { host: "gate.oxbow.example", ports: { http: 7777, socks5h: 7778 } } as const;
export type Protocol = keyof typeof gateway.ports;

/** What can be asked for in a username, in the order in which it is written. */
export const usernameKeys = ["country", "city", "zip", "asn", "line", "ip", "session"] as const;
export type UsernameKey = (typeof usernameKeys)[number];

type Lane = {
  /** How the usernames of a product begin. */
  head: string;
  /** What they can ask for. */
  keys: readonly UsernameKey[];
};

/** The products that are reached through usernames. */
export const lanes = {
  RP: { head: "user", keys: ["country", "city", "zip", "asn", "session"] },
  NGRP: { head: "user-next", keys: ["country", "city", "zip", "asn", "session"] },
  MP: { head: "user-mobile", keys: ["country", "asn", "session"] },
  ISP: { head: "user-isp", keys: ["country", "city", "line"] },
  DCP: { head: "user-dc", keys: ["country", "ip", "session"] },
  SDCP: { head: "user-shared", keys: ["country", "ip"] },
  RTC: { head: "user-rotating", keys: ["country", "session"] },
} as const satisfies Partial<Record<ProductCode, Lane>>;
export type LaneCode = keyof typeof lanes;
export const laneCodes = Object.keys(lanes).filter((code): code is LaneCode => code in lanes);

/** A place as a username writes it. Parts are split at hyphens, so spaces become underscores: "new_york". */
export function writePlace(name: string): string {
  return toPlainLetters(name)
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}

/** "user-mobile-country-de-asn-64549": the wishes in the agreed order, empty ones left out. */
export function writeUsername(lane: LaneCode, wishes: Partial<Record<UsernameKey, string>>): string {
  const parts = usernameKeys.flatMap((key) => (wishes[key] ? [`${key}-${wishes[key]}`] : []));
  return [lanes[lane].head, ...parts].join("-");
}
