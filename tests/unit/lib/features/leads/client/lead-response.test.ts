import { describe, expect, it } from "vitest";
import { parseLeadResponse } from "@/lib/features/leads/client/lead-response";

describe("parseLeadResponse", () => {
  it.each([
    ["a body with the flag", '{"isEmailPublic":true}', true],
    ["a body without it", "{}", false],
    ["an empty body", "", false],
    ["invalid JSON", "<html>", false],
    ["JSON that is not an object", "[]", false],
    ["null", "null", false],
    ["a flag of another type", '{"isEmailPublic":"true"}', false],
  ])("parses %s as a success", (_name, text, isEmailPublic) => {
    expect(parseLeadResponse(200, text)).toEqual({ status: "sent", isEmailPublic });
  });

  it.each([
    ["the message", '{"message":"Too many inquiries"}', "Too many inquiries"],
    [
      "a JSON-encoded message decoded",
      JSON.stringify({ message: '"Caf\\u00e9 \\"Oxbow\\""' }),
      'Café "Oxbow"',
    ],
    ["a number as it is", '{"message":"42"}', "42"],
    ["an encoded empty text as it is", JSON.stringify({ message: '""' }), '""'],
    ["a cut text as it is", JSON.stringify({ message: '"cut' }), '"cut'],
    ["Error without a message", "{}", "Error"],
    ["Error for an empty message", '{"message":""}', "Error"],
    ["Error for an empty body", "", "Error"],
    ["Error for a gateway's page", "<html>Bad gateway</html>", "Error"],
    ["Error for null", "null", "Error"],
    ["Error for a message that is no text", '{"message":{"code":"blocked"}}', "Error"],
    ["Error for a list of messages", '{"message":["blocked"]}', "Error"],
  ])("shows %s", (_name, text, message) => {
    expect(parseLeadResponse(503, text)).toMatchObject({ status: "refused", code: 503, message });
  });

  it("keeps field errors, and assigns the phone number's to the field for digits", () => {
    const fields = { email: "Email is required", fullPhoneNumber: "Must be a number" };
    expect(parseLeadResponse(422, JSON.stringify({ message: "Check the form", fields }))).toMatchObject({
      fields: { email: "Email is required", phone: "Must be a number" },
    });
  });

  it.each([
    ["that are no texts", { email: { code: "invalid" }, company: ["a"], country: null, name: "Too long" }],
    ["of a phone number that is no text", { fullPhoneNumber: { code: 1 }, name: "Too long" }],
  ])("leaves out field errors %s", (_name, fields) => {
    const failure = parseLeadResponse(422, JSON.stringify({ message: "Check the form", fields }));
    expect(failure).toMatchObject({ fields: { name: "Too long" } });
    expect(failure.status === "refused" && Object.keys(failure.fields)).toEqual(["name"]);
  });

  it.each(["null", "5", "true"])("finds no field errors in %s", (fields) => {
    expect(parseLeadResponse(422, `{"message":"No","fields":${fields}}`)).toMatchObject({ fields: {} });
  });
});
