import { describe, expect, it } from "vitest";
import { mailboxOf, needsSmtpUtf8 } from "@/lib/leads/email-address";

describe("mailboxOf", () => {
  it.each([
    ["Ada@Engines.example", "ada@engines.example"],
    ["ada+seat+2@engines.example", "ada@engines.example"],
    ["+ada@engines.example", "+ada@engines.example"],
    ["a.d.a+1@googlemail.com", "ada@gmail.com"],
    ["a.d.a@engines.example", "a.d.a@engines.example"],
  ])("of %s is %s", (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});

describe("needsSmtpUtf8", () => {
  it.each([
    ["ada@engines.example", false],
    ["ada@bücher.example", false],
    ["āda@engines.example", true],
  ])("of %s is %s", (address, expected) => {
    expect(needsSmtpUtf8(address)).toBe(expected);
  });
});
