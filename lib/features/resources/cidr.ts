/** IP blocks in CIDR notation (RFC 4632, RFC 4291). Pure bigint arithmetic, for browsers too. */

/** `value` is its first IP. A single IP is a block of one. */
export type Block = { version: 4 | 6; value: bigint; prefix: number };

/** The parsed block and the entered IP, or an error message. */
export type ParsedBlock = { block: Block; ip: Block } | { error: string };

/** The prefix length of a single IP. */
export const longestPrefix = { 4: 32, 6: 128 } as const;

/** How many IPs a block has. */
const sizeOf = ({ version, prefix }: Block) => 1n << BigInt(longestPrefix[version] - prefix);

/** The block of this prefix length around an IP. */
function blockAround(ip: Block, prefix: number): Block {
  const size = sizeOf({ ...ip, prefix });
  return { ...ip, value: ip.value - (ip.value % size), prefix };
}

function parseIpv4(text: string): bigint | null {
  const parts = text.split(".");
  // Some programs read a leading zero as octal, others as decimal, so it is rejected.
  const isByte = (part: string) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255;
  if (parts.length !== 4 || !parts.every(isByte)) return null;
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

/** The RFC 5952 form of an IPv6 text, by way of the URL parser, or null. */
function normalizeIpv6(text: string): string | null {
  if (!/^[0-9a-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null;
  return new URL(`http://[${text}]`).hostname.slice(1, -1);
}

function parseIpv6(text: string): bigint | null {
  const normalized = normalizeIpv6(text);
  if (normalized === null) return null;
  // `filter` drops the empty group of a half without groups.
  const [head = [], tail = []] = normalized.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const hex = [...head, ...zeros, ...tail].map((group) => group.padStart(4, "0")).join("");
  return BigInt(`0x${hex}`);
}

export function parseIp(text: string): Block | null {
  const version = text.includes(":") ? 6 : 4;
  const value = version === 4 ? parseIpv4(text) : parseIpv6(text);
  return value === null ? null : { version, value, prefix: longestPrefix[version] };
}

/** The text form of a block's first IP: dotted decimal, or RFC 5952 (IPv4-mapped IPs in hexadecimal, too). */
export function formatIp({ version, value }: Omit<Block, "prefix">): string {
  if (version === 6) {
    const groups = value.toString(16).padStart(32, "0").match(/.{4}/g) ?? [];
    return normalizeIpv6(groups.join(":")) ?? "";
  }
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".");
}

export const formatBlock = (block: Block) => `${formatIp(block)}/${block.prefix}`;

/** A netmask has ones for the network part: all but the IPs of a block. */
const maskOf = (block: Block) => (1n << 32n) - sizeOf(block);

/** A prefix length, or for IPv4 a netmask such as 255.255.255.0 with contiguous ones; otherwise null. */
function parsePrefix(text: string, ip: Block): number | null {
  const lengths = Array.from({ length: longestPrefix[ip.version] + 1 }, (_, prefix) => prefix);
  const mask = ip.version === 4 ? parseIpv4(text) : null;
  return lengths.find((prefix) => text === String(prefix) || maskOf({ ...ip, prefix }) === mask) ?? null;
}

/** Says what to enter instead. */
export const describeInvalidIp = (text: string): string =>
  `“${text}” is not an IP. Enter four numbers from 0 to 255 without leading zeros, such as 203.0.113.100, or IPv6.`;

/** Parses "203.0.113.0/26", "203.0.113.0 255.255.255.192" or "2001:db8::/48". */
export function parseBlock(text: string): ParsedBlock {
  const [ipText = "", length, ...rest] = text.trim().split(/\s*\/\s*|\s+/);
  const ip = parseIp(ipText);
  if (!ip) {
    return { error: ipText === "" ? "Enter a block, such as 203.0.113.0/26." : describeInvalidIp(ipText) };
  }
  if (rest.length > 0) return { error: "Enter one block, with nothing after it." };
  const prefix = length === undefined ? ip.prefix : parsePrefix(length, ip);
  if (prefix === null) {
    const mask = ip.version === 4 ? ", or a netmask such as 255.255.255.0" : "";
    return { error: `After the IP, enter a prefix length from 0 to ${ip.prefix}${mask}.` };
  }
  return { ip, block: blockAround(ip, prefix) };
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

export const contains = (outer: Block, inner: Block): boolean =>
  inner.version === outer.version &&
  inner.prefix >= outer.prefix &&
  blockAround(inner, outer.prefix).value === outer.value;

function purposeOf(block: Block): string {
  const range = specialRanges.find(([text]) => {
    const parsed = parseBlock(text);
    return "block" in parsed && contains(parsed.block, block);
  });
  return range?.[1] ?? "nothing special";
}

/** A number of IPs or blocks, with its digits in groups. */
export const formatBigCount = (count: bigint): string => count.toLocaleString("en-US");

/** What is known about a block: its range, its masks for IPv4, and what it is set aside for. */
export function listFacts(block: Block): { name: string; value: string }[] {
  const { version, value, prefix } = block;
  const count = sizeOf(block);
  const last = value + count - 1n;
  const format = (ip: bigint) => formatIp({ version, value: ip });
  const facts = [
    { name: "Block", value: formatBlock(block) },
    { name: "Range", value: `${format(value)} to ${format(last)}` },
    { name: "IPs", value: formatBigCount(count) },
  ];
  if (version === 4) {
    // IPs at each end that no host can use: up to /30, the network and the broadcast address (RFC 3021).
    const reserved = prefix <= 30 ? 1n : 0n;
    const hosts = `${format(value + reserved)} to ${format(last - reserved)}`;
    facts.push(
      { name: "For hosts", value: `${formatBigCount(count - 2n * reserved)}: ${hosts}` },
      { name: "Netmask", value: format(maskOf(block)) },
      { name: "Wildcard", value: format(count - 1n) },
    );
  }
  return [...facts, { name: "Set aside for", value: purposeOf(block) }];
}

/** The first `limit` subnets of length `prefix` within a block, and the total; none when `prefix` is not longer. */
export function splitBlock(block: Block, prefix: number, limit: number): { blocks: Block[]; total: bigint } {
  if (prefix <= block.prefix || prefix > longestPrefix[block.version]) return { blocks: [], total: 0n };
  const total = 1n << BigInt(prefix - block.prefix);
  const size = sizeOf({ ...block, prefix });
  const blocks = Array.from({ length: total < BigInt(limit) ? Number(total) : limit }, (_, i) => ({
    ...block,
    value: block.value + size * BigInt(i),
    prefix,
  }));
  return { blocks, total };
}
