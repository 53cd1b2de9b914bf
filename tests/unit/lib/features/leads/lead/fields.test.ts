import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  companyField,
  emailField,
  firstNameField,
  fullPhoneNumberField,
  messageField,
  nameField,
  optionalCompanyField,
  optionalFullPhoneNumberField,
  optionalMessageField,
  phoneField,
  phonePrefixField,
  surnameField,
} from "@/lib/features/leads/lead/fields";

/** The first error message, or the accepted value in brackets. */
function read(field: z.ZodType, value: unknown): string {
  const parsed = field.safeParse(value);
  return parsed.success ? `[${String(parsed.data)}]` : (parsed.error.issues[0]?.message ?? "");
}

const wrongTypes = [undefined, null, 7, true, {}, ["a@b.co"], new Date(0)];
/** DNS labels have at most 63 characters. */
const longestLabel = "a".repeat(63);
const invalid = "Email must be a valid email address";

describe("emailField", () => {
  it.each([
    "ada@engines.example",
    "ada.king+oxbow@mail.engines.example",
    "o'brien@engines.ie",
    "ada_1@1-2.example",
    "ADA@ENGINES.EXAMPLE",
    "user%host@engines.example",
    "ada@bücher.example",
    "ada@例え.テスト",
    "ada@xn--mnchen-3ya.de",
    "ada@engines.xn--p1ai",
    "āda@engines.example",
    `${"a".repeat(64)}@${longestLabel}.${longestLabel}.${"a".repeat(58)}.co`,
  ])("accepts %s", (email) => {
    expect(read(emailField, email)).toBe(`[${email}]`);
  });

  it("trims whitespace", () => {
    expect(read(emailField, " ada@engines.example \n")).toBe("[ada@engines.example]");
  });

  it.each([
    "ada",
    "ada@",
    "@engines.example",
    "ada@engines",
    "ada@engines.e",
    "ada@engines.c0",
    "ada@engines..example",
    "ada@-engines.example",
    "ada@engines-.example",
    "ada@engines.example.",
    ".ada@engines.example",
    "ada.@engines.example",
    "ada..king@engines.example",
    "ada king@engines.example",
    "ada@engines example.com",
    "ada@@engines.example",
    "ada@127.0.0.1",
    '"ada king"@engines.example',
    "Ada <ada@engines.example>",
    "ada@engines.example, eve@evil.example",
    "ada@engines.example\r\nBcc: eve@evil.example",
    "mailto:ada@engines.example",
    `${"a".repeat(250)}@b.co`,
    `${"a".repeat(65)}@engines.example`,
    `${"ā".repeat(33)}@engines.example`,
    `ada@${"a".repeat(64)}.example`,
    `ada@${"ü".repeat(60)}.example`,
  ])("rejects %s", (email) => {
    expect(read(emailField, email)).toBe(invalid);
  });

  it.each(["", " ", "\t\n"])("reports a missing address for '%s'", (email) => {
    expect(read(emailField, email)).toBe("Email is required");
  });

  it.each(wrongTypes)("reports a missing value for a wrong type: %s", (value) => {
    expect(read(emailField, value)).toBe("Email is required");
  });
});

describe("phoneField", () => {
  it.each(["1", "00000000000000000000"])("accepts %s", (phone) => {
    expect(read(phoneField, phone)).toBe(`[${phone}]`);
  });

  it.each(["+19195550142", "919-555-0142", "12a", "١٢٣", "1.5", "1e3", "²"])("rejects %s", (phone) => {
    expect(read(phoneField, phone)).toBe("Must be a number");
  });

  it("rejects more than 20 digits", () => {
    expect(read(phoneField, "1".repeat(21))).toBe("Phone number must be at most 20 digits");
  });

  it.each(["", "  ", ...wrongTypes])("reports a missing number: %s", (phone) => {
    expect(read(phoneField, phone)).toBe("Phone number is required");
  });
});

it.each(["", "us", "USA", "+1", "U1"])("rejects the country code '%s'", (prefix) => {
  expect(read(phonePrefixField, "US")).toBe("[US]");
  expect(read(phonePrefixField, prefix)).toBe("Choose a country code");
});

describe("fullPhoneNumberField", () => {
  it("converts full-width digits, but not in a text that is too long for a number", () => {
    expect(read(fullPhoneNumberField, `+44${"１".repeat(10)}`)).toBe("[+441111111111]");
    expect(read(fullPhoneNumberField, `+44${"１".repeat(100)}`)).toBe("Must be a number");
  });

  it.each([
    ["+19195550142", "[+19195550142]"],
    ["+77011234567", "[+77011234567]"],
    ["+870 773 111 632", "[+870773111632]"],
    ["+1 (919) 555-0142", "[+19195550142]"],
    ["0044 (0)20 7123 4567", "[+442071234567]"],
    ["", "Phone number is required"],
    [" ", "Phone number is required"],
    [undefined, "Phone number is required"],
    [19195550142, "Phone number is required"],
    ["+", "Must be a number"],
    ["++1919", "Must be a number"],
    ["12", "Begin with + and the country code, such as +1"],
    ["9195550142", "Begin with + and the country code, such as +1"],
    ["+999123456", "Begin with + and the country code, such as +1"],
    ["+1", "Phone number is required"],
    ["+44 (0)", "Phone number is required"],
    ["1+919", "Must be a number"],
    ["+1919x", "Must be a number"],
    [`+${"1".repeat(25)}`, "Phone number must be at most 20 digits"],
  ])("parses %j as %s", (value, expected) => {
    expect(read(fullPhoneNumberField, value)).toBe(expected);
  });
});

describe("optional fields", () => {
  it.each([
    [undefined, "[]"],
    [" ", "[]"],
    ["call me", "Must be a number"],
    ["+1 242", "Phone number is required"],
    ["+1 242 555 0142", "[+12425550142]"],
    ["9195550142", "Begin with + and the country code, such as +1"],
    [7, "Invalid input: expected string, received number"],
  ])("parse the phone number %j as %s", (value, expected) => {
    expect(read(optionalFullPhoneNumberField, value)).toBe(expected);
  });

  it.each([
    [undefined, "[]"],
    ["  ", "[]"],
    [" Analytical  Engines ", "[Analytical Engines]"],
    ["x".repeat(201), "Company must be at most 200 characters"],
  ])("parse the company %j as %s", (value, expected) => {
    expect(read(optionalCompanyField, value)).toBe(expected);
  });
});

describe.each([
  ["Name", nameField],
  ["First name", firstNameField],
  ["Surname", surnameField],
  ["Company", companyField],
])("the field %s", (label, field) => {
  it.each([
    "A",
    "Ada Lovelace",
    "李小龍",
    "O'Brien-Smith",
    "علی\u200cرضا",
    "Ada 🚀",
    "A & B, Inc. <ltd>",
    "x".repeat(200),
  ])("accepts %s", (value) => {
    expect(read(field, value)).toBe(`[${value}]`);
  });

  it.each([
    ["  Ada   Lovelace ", "Ada Lovelace"],
    ["Ada\r\nBcc: eve@evil.example", "Ada Bcc: eve@evil.example"],
    ["Ada\tKing", "Ada King"],
    ["A\0da", "Ada"],
    ["Ada\uD800", "Ada\uFFFD"],
    ["\u200b Ada \u00ad King", "Ada King"],
    ["Ada\u061c Ki\u202eng", "Ada King"],
  ])("normalizes %j to one line", (value, expected) => {
    expect(read(field, value)).toBe(`[${expected}]`);
  });

  it.each(["", " ", "\n\t", "\0", "\u200b", " \u2060\u3164 ", ...wrongTypes])("is required: %j", (value) => {
    expect(read(field, value)).toBe(`${label} is required`);
  });

  it("accepts at most 200 characters", () => {
    expect(read(field, "x".repeat(201))).toBe(`${label} must be at most 200 characters`);
  });
});

describe("the message", () => {
  it("keeps line breaks", () => {
    expect(read(messageField, "  One\n\n  Two  ")).toBe("[One\n\n  Two]");
    expect(read(messageField, "One\r\n\r\n  Two")).toBe("[One\n\n  Two]");
  });

  it("accepts at most 5000 characters", () => {
    expect(read(messageField, "x".repeat(5000))).toHaveLength(5002);
    const tooLong = "Message must be at most 5000 characters";
    expect(read(messageField, "x".repeat(5001))).toBe(tooLong);
    expect(read(optionalMessageField, "x".repeat(5001))).toBe(tooLong);
  });

  it("may be missing or empty if optional", () => {
    expect(read(optionalMessageField, undefined)).toBe("[]");
    expect(read(optionalMessageField, " ")).toBe("[]");
    expect(read(optionalMessageField, null)).not.toBe("Message is required");
  });

  it.each(["\u200b", "", " \n ", ...wrongTypes])("is required if not optional: %j", (value) => {
    expect(read(messageField, value)).toBe("Message is required");
  });
});
