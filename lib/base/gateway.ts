/**
 * The gateway's host, ports and username grammar, for code samples, tools and pages. Pure, for browsers too.
 */
import { foldText } from "@/lib/base/format/fold";
import type { ProductCode } from "./products";

export const gateway = { host: "gate.oxbow.example", ports: { http: 7777, socks5h: 7778 } } as const;
export type Protocol = keyof typeof gateway.ports;

/** Username parameters, in the order in which they are written. `line` and `ip` are the number of a rented IP in a plan. */
export const usernameKeys = ["country", "city", "zip", "asn", "line", "ip", "session"] as const;
export type UsernameKey = (typeof usernameKeys)[number];

type UsernameFormat = {
  /** Prefix of the product's usernames. */
  prefix: string;
  keys: readonly UsernameKey[];
};

export const usernameFormats = {
  RP: { prefix: "user", keys: ["country", "city", "zip", "asn", "session"] },
  NGRP: { prefix: "user-next", keys: ["country", "city", "zip", "asn", "session"] },
  MP: { prefix: "user-mobile", keys: ["country", "asn", "session"] },
  ISP: { prefix: "user-isp", keys: ["country", "city", "line"] },
  DCP: { prefix: "user-dc", keys: ["country", "ip", "session"] },
  SDCP: { prefix: "user-shared", keys: ["country", "ip"] },
  RTC: { prefix: "user-rotating", keys: ["country", "session"] },
} as const satisfies Partial<Record<ProductCode, UsernameFormat>>;
export type UsernameProduct = keyof typeof usernameFormats;
export const usernameProducts = Object.keys(usernameFormats) as UsernameProduct[];

/** A place as a username value. Hyphens separate parts, so spaces become underscores: "new_york". */
export function formatPlace(name: string): string {
  return foldText(name)
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}

/**
 * "user-mobile-country-de-asn-64549": the parameters in the defined order, without empty ones. The caller leaves out
 * those that the product does not support.
 */
export function formatUsername(
  product: UsernameProduct,
  parameters: Partial<Record<UsernameKey, string>>,
): string {
  const parts = usernameKeys.flatMap((key) => (parameters[key] ? [`${key}-${parameters[key]}`] : []));
  return [usernameFormats[product].prefix, ...parts].join("-");
}
