import { isIPv4, isIPv6 } from "node:net";

/**
 * Carries the socket's address from the server entry to route handlers, which can't see a socket.
 * SECURITY: the server entry overwrites it on every request; nothing a client sends gets through.
 */
export const peerAddressHeader = "x-oxbow-peer-address";

/** The bucket of everyone whose address is not known. */
export const UNKNOWN_ADDRESS = "unknown";

/**
 * The first four 16-bit groups of an IPv6 address, its network (/64): one customer's line, however many
 * addresses it has. An IPv4 address mapped into IPv6 is that address.
 */
function networkOf(address: string): string {
  // URL writes IPv6 in its one canonical, compressed form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([^:]+):([^:]+)$/
    .exec(canonical)
    ?.slice(1)
    .map((group) => Number.parseInt(group, 16));
  if (mapped) return mapped.flatMap((group) => [group >> 8, group & 255]).join(".");
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * One form for every spelling of an address: IPv4 as it is (also when mapped into IPv6, or with a
 * port), IPv6 as its /64. Null when it is no address.
 */
export function parseClientAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/%.*$/, "");
  const v4 = bare.replace(/^([\d.]+):\d+$/, "$1");
  if (isIPv4(v4)) return v4;
  return isIPv6(bare) ? networkOf(bare) : null;
}

const listForwarded = (headers: Headers): string[] => headers.get("x-forwarded-for")?.split(",") ?? [];

/** Whether X-Forwarded-For names fewer proxies than are said to stand in front. */
export function isForwardedShort(headers: Headers, hops: number): boolean {
  const { length } = listForwarded(headers);
  return length > 0 && length < hops;
}

/**
 * The address to count a request by. With `hops` trusted proxies in front, the client is that many
 * entries from the right of X-Forwarded-For; without one it is the socket's peer. Where there are fewer entries,
 * it is the last one, which the nearest proxy wrote: otherwise all visitors would be counted as one.
 * SECURITY: entries further left are whatever the client wrote.
 */
export function clientAddressOf(headers: Headers, hops: number): string {
  const forwarded = listForwarded(headers);
  const entry = hops > 0 ? (forwarded.at(-hops) ?? forwarded.at(-1)) : headers.get(peerAddressHeader);
  return parseClientAddress(entry ?? "") ?? UNKNOWN_ADDRESS;
}
