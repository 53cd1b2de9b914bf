import { expect, it } from "vitest";
import { mailboxOf } from "@/lib/leads/mailbox-of";

it.each([
  ["ada@engines.example", "ada@engines.example"],
  ["Ada+News@Engines.Example", "ada@engines.example"],
  ["ada+a+b@engines.example", "ada@engines.example"],
  ["+ada@engines.example", "+ada@engines.example"],
  ["a.d-a@engines.example", "a.d-a@engines.example"],
  ["", ""],
])("takes %j for the mailbox %j", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
