import { describe, expect, it } from "vitest";
import {
  clientAddressOf,
  hasTooFewForwarded,
  parseClientAddress,
  peerAddressHeader,
  widerNetworkOf,
} from "@/lib/platform/http/client-address";

describe("parseClientAddress", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7", null],
    [" 203.0.113.7 ", "203.0.113.7", null],
    ["203.0.113.7:51234", "203.0.113.7", null],
    ["::ffff:203.0.113.7", "203.0.113.7", null],
    // IPv4 translated by SIIT, then by NAT64.
    ["::ffff:0:203.0.113.7", "203.0.113.7", null],
    ["64:ff9b::203.0.113.7", "203.0.113.7", null],
    ["::FFFF:203.0.113.7", "203.0.113.7", null],
    ["::ffff:303:303", "3.3.3.3", null],
    ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7", null],
    ["[::ffff:203.0.113.7]:443", "203.0.113.7", null],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64", "2001:db8:0::/48"],
    ["2001:db8::", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["1::2:3:4:5:6:7", "1:0:2:3::/64", "1:0:2::/48"],
  ])("normalizes %s to %s, in the wider network %s", (text, expected, network) => {
    expect(parseClientAddress(text)).toBe(expected);
    expect(widerNetworkOf(expected)).toBe(network);
  });

  it.each(["", "unknown", "999.1.1.1", "1.2.3", "2001:db8:::1", "<script>", "[", "_hidden"])(
    "returns null for '%s'",
    (text) => {
      expect(parseClientAddress(text)).toBeNull();
    },
  );
});

describe("clientAddressOf", () => {
  const headers = (forwarded?: string, peer?: string) =>
    new Headers({
      ...(forwarded && { "x-forwarded-for": forwarded }),
      ...(peer && { [peerAddressHeader]: peer }),
    });

  it("without a trusted proxy, uses only the socket's IP", () => {
    expect(clientAddressOf(headers("198.51.100.1", "203.0.113.7"), 0)).toBe("203.0.113.7");
    expect(clientAddressOf(headers("198.51.100.1"), 0)).toBe("unknown");
    expect(widerNetworkOf("unknown")).toBeNull();
  });

  it("uses the entry written by the outermost trusted proxy", () => {
    expect(clientAddressOf(headers("6.6.6.6, 203.0.113.7"), 1)).toBe("203.0.113.7");
    expect(clientAddressOf(headers("6.6.6.6, 203.0.113.7, 10.0.0.1"), 2)).toBe("203.0.113.7");
  });

  it("uses the nearest proxy's entry if there are fewer entries than proxies", () => {
    expect(clientAddressOf(headers("203.0.113.7", "10.0.0.1"), 2)).toBe("203.0.113.7");
    expect(clientAddressOf(headers("6.6.6.6, 203.0.113.7"), 3)).toBe("203.0.113.7");
    expect([1, 2, 3].map((hops) => hasTooFewForwarded(headers("6.6.6.6, 203.0.113.7"), hops))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("does not count a missing or empty header as too few entries", () => {
    expect(hasTooFewForwarded(headers(), 1)).toBe(false);
    expect(hasTooFewForwarded(new Headers({ "x-forwarded-for": "" }), 2)).toBe(false);
  });

  it("is unknown if the entry to use is not an address", () => {
    expect(clientAddressOf(headers("203.0.113.7, junk"), 1)).toBe("unknown");
    expect(clientAddressOf(headers("203.0.113.7, "), 1)).toBe("unknown");
    expect(clientAddressOf(headers("203.0.113.7,,10.0.0.1"), 2)).toBe("unknown");
    expect(clientAddressOf(headers(), 1)).toBe("unknown");
  });
});
