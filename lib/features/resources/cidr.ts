/** IP blocks in CIDR notation (RFC 4632, RFC 4291). Pure bigint arithmetic, for browsers too. */

type IpVersion = 4 | 6;
type Ip = { version: IpVersion; value: bigint };
export type Block = Ip & { prefix: number };

/** The parsed block and the entered IP, or an error message. */
export type ParsedBlock = { block: Block; ip: Ip } | { error: string };

const bitsOf = (version: IpVersion) => (version === 4 ? 32 : 128);

function parseIpv4(text: string): bigint | null {
  const parts = text.split(".");
  if (parts.length !== 4) return null;
  let value = 0n;
  for (const part of parts) {
    // Some programs read a leading zero as octal, others as decimal, so it is rejected.
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    value = (value << 8n) | BigInt(part);
  }
  return value;
}

/** The RFC 5952 form of an IPv6 text, by way of the URL parser, or null. */
function normalizeIpv6(text: string): string | null {
  if (!/^[0-9a-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null;
  return new URL(`http://[${text}]`).hostname.slice(1, -1);
}

function parseIpv6(text: string): bigint | null {
  const normalized = normalizeIpv6(text);
  if (normalized === null) return null;
  // `"".split(":")` is `[""]`: `filter` drops that empty group.
  const [head = [], tail = []] = normalized.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const hex = [...head, ...zeros, ...tail].map((group) => group.padStart(4, "0")).join("");
  return BigInt(`0x${hex}`);
}

export function parseIp(text: string): Ip | null {
  const version: IpVersion = text.includes(":") ? 6 : 4;
  const value = version === 4 ? parseIpv4(text) : parseIpv6(text);
  return value === null ? null : { version, value };
}

/** The text form of an IP: dotted decimal, or RFC 5952 (IPv4-mapped IPs in hexadecimal, too). */
export function formatIp({ version, value }: Ip): string {
  if (version === 6) {
    const groups = value.toString(16).padStart(32, "0").match(/.{4}/g) ?? [];
    return normalizeIpv6(groups.join(":")) ?? "";
  }
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".");
}

export function formatBlock(block: Block): string {
  return `${formatIp(block)}/${block.prefix}`;
}

/** A mask with ones for the network part. */
function maskOf(version: IpVersion, prefix: number): bigint {
  const bits = BigInt(bitsOf(version));
  const host = bits - BigInt(prefix);
  return ((1n << bits) - 1n) ^ ((1n << host) - 1n);
}

/** The prefix length of a netmask such as 255.255.255.0, or null when its ones are not contiguous. */
function prefixOfMask(mask: bigint): number | null {
  const prefix = mask.toString(2).padStart(32, "0").indexOf("0");
  const length = prefix === -1 ? 32 : prefix;
  return maskOf(4, length) === mask ? length : null;
}

function parsePrefix(text: string, version: IpVersion): number | null {
  if (version === 4 && text.includes(".")) {
    const mask = parseIpv4(text);
    return mask === null ? null : prefixOfMask(mask);
  }
  return /^(?:0|[1-9]\d{0,2})$/.test(text) && Number(text) <= bitsOf(version) ? Number(text) : null;
}

export const describeInvalidIp = (text: string): string =>
  `“${text}” is not an IP. Enter four numbers from 0 to 255 without leading zeros, such as 203.0.113.100, or IPv6.`;

/**
 * Parses "203.0.113.0/26", "203.0.113.0 255.255.255.192" or "2001:db8::/48". A single IP is a block of one.
 */
export function parseBlock(text: string): ParsedBlock {
  const [ipText = "", prefixText, ...rest] = text.trim().split(/\s*\/\s*|\s+/);
  const ip = parseIp(ipText);
  if (!ip) {
    return { error: ipText === "" ? "Enter a block, such as 203.0.113.0/26." : describeInvalidIp(ipText) };
  }
  const bits = bitsOf(ip.version);
  const prefix = prefixText === undefined ? bits : parsePrefix(prefixText, ip.version);
  if (rest.length > 0) return { error: "Enter one block, with nothing after it." };
  if (prefix === null) {
    const mask = ip.version === 4 ? ", or a netmask such as 255.255.255.0" : "";
    return { error: `After the IP, enter a prefix length from 0 to ${bits}${mask}.` };
  }
  return { ip, block: { ...ip, value: ip.value & maskOf(ip.version, prefix), prefix } };
}

/** Common special-purpose ranges of the IANA registries; the first match wins. */
const specialRanges = [
  ["0.0.0.0/8", "this network, RFC 791"],
  ["127.0.0.0/8", "loopback, RFC 1122"],
  ["10.0.0.0/8", "private use, RFC 1918"],
  ["172.16.0.0/12", "private use, RFC 1918"],
  ["192.168.0.0/16", "private use, RFC 1918"],
  ["100.64.0.0/10", "carrier-grade NAT, RFC 6598"],
  ["169.254.0.0/16", "link-local, RFC 3927"],
  ["192.0.2.0/24", "documentation, RFC 5737"],
  ["198.51.100.0/24", "documentation, RFC 5737"],
  ["203.0.113.0/24", "documentation, RFC 5737"],
  ["198.18.0.0/15", "benchmarking, RFC 2544"],
  ["192.0.0.0/24", "protocol assignments, RFC 6890"],
  ["192.88.99.0/24", "6to4 relays (deprecated), RFC 7526"],
  ["224.0.0.0/4", "multicast, RFC 5771"],
  ["255.255.255.255/32", "limited broadcast, RFC 8190"],
  ["240.0.0.0/4", "reserved, RFC 1112"],
  ["::/128", "unspecified, RFC 4291"],
  ["::ffff:0:0/96", "IPv4-mapped, RFC 4291"],
  ["64:ff9b::/96", "IPv4/IPv6 translation, RFC 6052"],
  ["64:ff9b:1::/48", "IPv4/IPv6 translation, RFC 8215"],
  ["100::/64", "discard only, RFC 6666"],
  ["2001:db8::/32", "documentation, RFC 3849"],
  ["2001::/23", "protocol assignments, RFC 2928"],
  ["2002::/16", "6to4, RFC 3056"],
  ["::1/128", "loopback, RFC 4291"],
  ["3fff::/20", "documentation, RFC 9637"],
  ["fc00::/7", "unique local, RFC 4193"],
  ["fe80::/10", "link-local, RFC 4291"],
  ["ff00::/8", "multicast, RFC 4291"],
] as const;

const lastIpOf = ({ version, value, prefix }: Block): bigint =>
  value | ((1n << BigInt(bitsOf(version) - prefix)) - 1n);

export function blockContains(outer: Block, inner: Ip | Block): boolean {
  const prefix = "prefix" in inner ? inner.prefix : bitsOf(inner.version);
  return (
    inner.version === outer.version &&
    prefix >= outer.prefix &&
    (inner.value & maskOf(outer.version, outer.prefix)) === outer.value
  );
}

function purposeOf(block: Block): string | null {
  const range = specialRanges.find(([text]) => {
    const parsed = parseBlock(text);
    return "block" in parsed && blockContains(parsed.block, block);
  });
  return range?.[1] ?? null;
}

export type BlockFacts = {
  network: string;
  last: string;
  /** First and last IP that a host can use. */
  usable: { first: string; last: string; count: bigint };
  count: bigint;
  /** Null for IPv6. */
  mask: string | null;
  /** Null for IPv6. */
  wildcardMask: string | null;
  purpose: string | null;
};

export function describeBlock(block: Block): BlockFacts {
  const { version, value, prefix } = block;
  const last = lastIpOf(block);
  const count = last - value + 1n;
  // No host can use the network and the broadcast address; /31 and /32 have none (RFC 3021).
  const reserved = version === 4 && prefix <= 30 ? 1n : 0n;
  const format = (ip: bigint) => formatIp({ version, value: ip });
  return {
    network: format(value),
    last: format(last),
    usable: { first: format(value + reserved), last: format(last - reserved), count: count - 2n * reserved },
    count,
    mask: version === 4 ? format(maskOf(4, prefix)) : null,
    wildcardMask: version === 4 ? format(maskOf(4, prefix) ^ 0xffffffffn) : null,
    purpose: purposeOf(block),
  };
}

/** The first `limit` subnets of length `prefix` within a block, and the total; none when `prefix` is not longer. */
export function splitBlock(block: Block, prefix: number, limit: number): { blocks: Block[]; total: bigint } {
  const bits = bitsOf(block.version);
  if (prefix <= block.prefix || prefix > bits) return { blocks: [], total: 0n };
  const total = 1n << BigInt(prefix - block.prefix);
  const size = 1n << BigInt(bits - prefix);
  const shown = total < BigInt(limit) ? Number(total) : limit;
  const blocks = Array.from({ length: shown }, (_, i) => ({
    ...block,
    value: block.value + size * BigInt(i),
    prefix,
  }));
  return { blocks, total };
}
