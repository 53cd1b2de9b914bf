import { isIPv4, isIPv6 } from "node:net";

/**
 * Passes the socket's IP from the server entry to route handlers, which cannot see the socket. SECURITY: the
 * server entry overwrites it on every request, so a client cannot set it.
 */
export const peerAddressHeader = "x-oxbow-peer-address";

/** The shared rate-limit bucket of clients without a known IP. */
const UNKNOWN_ADDRESS = "unknown";

/** An IPv4 address as IPv6: mapped, or translated by SIIT or NAT64 (RFC 4291, 2765, 6052), in canonical form. */
const wrappedV4 = /^(?:::ffff:(?:0:)?|64:ff9b::)([^:]+):([^:]+)$/;

/** The /64 network of an IPv6 address (usually one subscriber), or the IPv4 address that it contains. */
function networkOf(address: string): string {
  // URL normalizes IPv6 to its canonical, compressed form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const wrapped = wrappedV4
    .exec(canonical)
    ?.slice(1)
    .map((group) => Number.parseInt(group, 16));
  if (wrapped) return wrapped.flatMap((group) => [group >> 8, group & 255]).join(".");
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** An IPv4 address without its port (also an IPv4-mapped IPv6 one), an IPv6 address as its /64; null for anything else. */
export function parseClientAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/%.*$/, "");
  const v4 = bare.replace(/^([\d.]+):\d+$/, "$1");
  if (isIPv4(v4)) return v4;
  return isIPv6(bare) ? networkOf(bare) : null;
}

function listForwarded(headers: Headers): string[] {
  const value = headers.get("x-forwarded-for");
  return value ? value.split(",") : [];
}

/** Whether X-Forwarded-For is present, but has fewer entries than the configured number of proxies. */
export function hasTooFewForwarded(headers: Headers, hops: number): boolean {
  const { length } = listForwarded(headers);
  return length > 0 && length < hops;
}

/**
 * The client IP to rate-limit a request by. With `hops` trusted proxies, it is the `hops`-th entry from the
 * right of X-Forwarded-For; without a proxy it is the socket's peer. With fewer entries than hops, the last
 * one is used, which the nearest proxy wrote: otherwise all visitors would share one bucket. SECURITY:
 * entries further left are controlled by the client.
 */
export function clientAddressOf(headers: Headers, hops: number): string {
  const forwarded = listForwarded(headers);
  const entry = hops > 0 ? (forwarded.at(-hops) ?? forwarded.at(-1)) : headers.get(peerAddressHeader);
  return parseClientAddress(entry ?? "") ?? UNKNOWN_ADDRESS;
}

/**
 * All clients of an IPv6 /48 together have this many times the limit of one client. SECURITY: one sender can hold a whole /48,
 * for example from a free tunnel, and then is 65,536 clients. More than 1, because customers of a mobile carrier share a /48.
 */
export const clientsPerNetwork = 4;

/** The /48 that has the /64 of a client from `clientAddressOf`; null for IPv4 and unknown clients. */
export function widerNetworkOf(client: string): string | null {
  return client.endsWith("::/64") ? `${client.split(":").slice(0, 3).join(":")}::/48` : null;
}

/**
 * The key by which request slots, turns in the queue and connections are shared: the /48 of an IPv6 client, otherwise the client itself. SECURITY: one sender
 * with all clients of a /48 would leave nobody else a turn.
 */
export const senderNetworkOf = (client: string): string => widerNetworkOf(client) ?? client;
