import { describe, expect, it } from "vitest";
import { buildTrackingQuery } from "@/lib/features/tracking/tracking-query";

describe("buildTrackingQuery", () => {
  it.each([
    [{}, ""],
    [{ gclid: "abc" }, "gclid=abc"],
    [{ gclid: "", transaction_id: undefined }, ""],
    [{ transaction_id: "a,b", startnow: "1" }, "transaction_id=a%2Cb&startnow=1"],
    [{ webutation: true, latam: false }, "webutation=true&latam=false"],
    [
      { landing_page_url: "https://x.example/?a=1&b=ü#c" },
      "landing_page_url=https%3A%2F%2Fx.example%2F%3Fa%3D1%26b%3D%C3%BC%23c",
    ],
    [{ a: "x".repeat(1001), b: "y" }, "b=y"],
    [{ a: "1\r\nX: y" }, "a=1%0D%0AX%3A+y"],
  ])("serialises %j", (bundle, query) => {
    expect(buildTrackingQuery(bundle)).toBe(query);
  });
});
