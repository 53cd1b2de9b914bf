import { describe, expect, it } from "vitest";
import { decodeMessage, parseLeadResponse } from "@/lib/features/leads/client/lead-response";

describe("decodeMessage", () => {
  it.each([
    ['"We could not store your inquiry."', "We could not store your inquiry."],
    ['"Caf\\u00e9 \\"Oxbow\\""', 'Café "Oxbow"'],
    ["Too many requests", "Too many requests"],
    ["42", "42"],
    ['{"a":1}', '{"a":1}'],
    ['""', '""'],
    ['"cut', '"cut'],
  ])("decodes %s as %s", (message, shown) => {
    expect(decodeMessage(message)).toBe(shown);
  });
});

describe("parseLeadResponse", () => {
  it.each([
    ["a body with the flag", '{"isEmailPublic":true}', true],
    ["a body without it", "{}", false],
    ["an empty body", "", false],
    ["invalid JSON", "<html>", false],
    ["JSON that is no object", "[]", false],
    ["null", "null", false],
    ["a flag of another type", '{"isEmailPublic":"true"}', false],
  ])("parses %s as a success", (_name, text, isEmailPublic) => {
    expect(parseLeadResponse(200, text)).toEqual({ status: "sent", isEmailPublic });
  });

  it.each([
    ["the message", '{"message":"Too many inquiries"}', "Too many inquiries"],
    ["a JSON-encoded message decoded", '{"message":"\\"Closed for repair\\""}', "Closed for repair"],
    ["Error without a message", "{}", "Error"],
    ["Error for an empty message", '{"message":""}', "Error"],
    ["Error for an empty body", "", "Error"],
    ["Error for a gateway's page", "<html>Bad gateway</html>", "Error"],
    ["Error for null", "null", "Error"],
  ])("shows %s", (_name, text, message) => {
    expect(parseLeadResponse(503, text)).toMatchObject({ status: "refused", code: 503, message });
  });

  it("keeps field errors", () => {
    const text = '{"message":"Check the form","fields":{"email":"Email is required"}}';
    expect(parseLeadResponse(422, text)).toMatchObject({ fields: { email: "Email is required" } });
  });

  it("assigns the phone number's error to the field for digits", () => {
    const text = '{"message":"Check the form","fields":{"fullPhoneNumber":"Must be a number"}}';
    expect(parseLeadResponse(422, text)).toMatchObject({ fields: { phone: "Must be a number" } });
  });
});
