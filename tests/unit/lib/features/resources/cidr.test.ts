import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Block,
  blockContains,
  describeBlock,
  formatBlock,
  formatIp,
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
  it("returns the network of an IP within a block", () => {
    expect(formatBlock(blockOf("203.0.113.77/26"))).toBe("203.0.113.64/26");
    expect(formatBlock(blockOf("2001:db8:0:1234::1/48"))).toBe("2001:db8::/48");
  });

  it("accepts a netmask instead of a prefix length", () => {
    expect(formatBlock(blockOf("203.0.113.0 255.255.255.192"))).toBe("203.0.113.0/26");
    expect(formatBlock(blockOf("0.0.0.0/0.0.0.0"))).toBe("0.0.0.0/0");
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
    ["2001:0db8:0:0:0:0:0:1", "2001:db8::1"],
    ["0:0:0:0:0:0:0:0", "::"],
    ["::ffff:192.0.2.1", "::ffff:c000:201"],
  ])("formats %s by RFC 5952", (text, short) => {
    const ip = parseIp(text);
    expect(ip && formatIp(ip)).toBe(short);
  });

  it("formats every IP reversibly", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 128n) - 1n), (value) => {
        expect(parseIp(formatIp({ version: 6, value }))).toEqual({ version: 6, value });
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 32n) - 1n), (value) => {
        expect(parseIp(formatIp({ version: 4, value }))).toEqual({ version: 4, value });
      }),
    );
  });
});

describe("describeBlock", () => {
  it("calculates range, mask and hosts", () => {
    expect(describeBlock(blockOf("203.0.113.64/26"))).toEqual({
      network: "203.0.113.64",
      last: "203.0.113.127",
      usable: { first: "203.0.113.65", last: "203.0.113.126", count: 62n },
      count: 64n,
      mask: "255.255.255.192",
      wildcardMask: "0.0.0.63",
      purpose: "documentation, RFC 5737",
    });
  });

  it("treats both IPs of a /31 as usable", () => {
    expect(describeBlock(blockOf("198.51.100.8/31")).usable).toEqual({
      first: "198.51.100.8",
      last: "198.51.100.9",
      count: 2n,
    });
  });

  it("has no mask and no broadcast address for IPv6", () => {
    const facts = describeBlock(blockOf("2001:db8::/64"));
    expect(facts).toMatchObject({ mask: null, wildcardMask: null, count: 1n << 64n });
    expect(facts.usable.count).toBe(facts.count);
  });
});

describe("blockContains", () => {
  it("is true for IPs inside, and false for those outside or of another version", () => {
    const block = blockOf("203.0.113.64/26");
    const at = (text: string) => {
      const ip = parseIp(text);
      return ip !== null && blockContains(block, ip);
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
