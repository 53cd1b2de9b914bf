import { describe, expect, it } from "vitest";
import { needsSmtpUtf8 } from "@/lib/features/leads/email-address";

describe("needsSmtpUtf8", () => {
  it.each([
    ["ada@engines.example", false],
    ["ada@bücher.example", false],
    ["āda@engines.example", true],
  ])("for %s is %s", (address, expected) => {
    expect(needsSmtpUtf8(address)).toBe(expected);
  });
});
