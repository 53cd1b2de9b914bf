import { expect, it } from "vitest";
import { mailboxOf, normalizeAddress, spellingsOf } from "@/lib/features/leads/lead/mailbox-of";

it.each([
  ["Ada@Example.com", "ada@example.com"],
  ["ada+news@example.com", "ada@example.com"],
  ["ada+a+b@example.com", "ada@example.com"],
  ["+ada@example.com", "+ada@example.com"],
  ["a.d.a+x@googlemail.com", "ada@gmail.com"],
  ["jose\u0301@engines.example", "josé@engines.example"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
  ["", ""],
])("maps %j to the mailbox %j", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it.each([
  ["Zoe\u0301@Example.com", "zo\u00e9@example.com"],
  ["Max+x@m\u00fcller.example", "max+x@xn--mller-kva.example"],
  ["kev@\uff46irm.example", "kev@firm.example"],
  ["J\u030can@example.com", "\u01f0an@example.com"],
  ["nobody", "nobody"],
])("normalizes %j to %j, and finds each spelling by each", (email, address) => {
  expect(normalizeAddress(email)).toBe(address);
  for (const spelling of [email, address]) {
    expect(spellingsOf(spelling)).toContain(address);
    expect(normalizeAddress(spelling)).toBe(address);
  }
  expect(spellingsOf(address)).toContain(email.replace("\uff46", "f").toLowerCase());
});
