import { describe, expect, it } from "vitest";
import {
  type Block,
  contains,
  formatBlock,
  formatIp,
  listFacts,
  parseBlock,
  parseIp,
  splitBlock,
} from "@/lib/features/resources/cidr";

function blockOf(text: string): Block {
  const parsed = parseBlock(text);
  if ("error" in parsed) throw new Error(parsed.error);
  return parsed.block;
}

describe("parseBlock", () => {
  it.each([
    ["203.0.113.77/26", "203.0.113.64/26"],
    ["2001:db8:0:1234::1/48", "2001:db8::/48"],
    ["203.0.113.0 255.255.255.192", "203.0.113.0/26"],
    ["0.0.0.0/0.0.0.0", "0.0.0.0/0"],
    ["203.0.113.77", "203.0.113.77/32"],
  ])("finds the block of %s: %s", (text, block) => {
    expect(formatBlock(blockOf(text))).toBe(block);
  });

  it.each([
    ["", "Enter a block"],
    ["203.0.113.256/24", "is not an IP. Enter"],
    ["203.0.113.010/24", "is not an IP. Enter"],
    ["203.0.113.0/33", "from 0 to 32"],
    ["203.0.113.0 255.0.255.0", "or a netmask such as"],
    ["2001:db8::/129", "from 0 to 128"],
    ["1::2::3/64", "is not an IP. Enter"],
    ["203.0.113.0/24 and more", "with nothing after it"],
  ])("explains what is wrong with %j", (text, reason) => {
    expect(parseBlock(text)).toEqual({ error: expect.stringContaining(reason) });
  });
});

describe("formatIp", () => {
  it.each([
    ["0.0.0.0", "0.0.0.0"],
    ["203.0.113.255", "203.0.113.255"],
    ["2001:0db8:0:0:0:0:0:1", "2001:db8::1"],
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["fe80:0:0:1:0:0:0:0", "fe80:0:0:1::"],
    ["0:0:0:0:0:0:0:0", "::"],
    ["ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
    ["::ffff:192.0.2.1", "::ffff:c000:201"],
  ])("formats %s by RFC 5952, reversibly", (text, short) => {
    const ip = parseIp(text);
    expect(ip && formatIp(ip)).toBe(short);
    expect(parseIp(short)).toEqual(ip);
  });
});

describe("listFacts", () => {
  it.each([
    [
      "203.0.113.64/26",
      ["203.0.113.64 to 203.0.113.127", "64", "62: 203.0.113.65 to 203.0.113.126"],
      ["255.255.255.192", "0.0.0.63", "documentation, RFC 5737"],
    ],
    // Both IPs are for hosts.
    [
      "198.51.100.8/31",
      ["198.51.100.8 to 198.51.100.9", "2", "2: 198.51.100.8 to 198.51.100.9"],
      ["255.255.255.254", "0.0.0.1", "documentation, RFC 5737"],
    ],
    // No broadcast and no masks.
    [
      "2001:db8::/64",
      ["2001:db8:: to 2001:db8::ffff:ffff:ffff:ffff", "18,446,744,073,709,551,616"],
      ["documentation, RFC 3849"],
    ],
    [
      "8.8.8.8/32",
      ["8.8.8.8 to 8.8.8.8", "1", "1: 8.8.8.8 to 8.8.8.8"],
      ["255.255.255.255", "0.0.0.0", "nothing special"],
    ],
  ])("calculates range, hosts, masks and purpose of %s", (text, counts, rest) => {
    expect(listFacts(blockOf(text)).map(({ value }) => value)).toEqual([text, ...counts, ...rest]);
  });
});

describe("contains", () => {
  it("is true for IPs inside, and false for those outside or of another version", () => {
    const block = blockOf("203.0.113.64/26");
    const at = (text: string) => {
      const ip = parseIp(text);
      return ip !== null && contains(block, ip);
    };
    expect(["203.0.113.64", "203.0.113.127", "203.0.113.128", "::1"].filter(at)).toEqual([
      "203.0.113.64",
      "203.0.113.127",
    ]);
  });
});

describe("splitBlock", () => {
  it("lists equal parts that cover the block", () => {
    const { blocks, total } = splitBlock(blockOf("203.0.113.0/24"), 26, 100);
    expect(blocks.map(formatBlock)).toEqual([
      "203.0.113.0/26",
      "203.0.113.64/26",
      "203.0.113.128/26",
      "203.0.113.192/26",
    ]);
    expect(total).toBe(4n);
  });
});
