import { describe, expect, it } from "vitest";
import { isUtf8 } from "@/lib/platform/http/charset";

describe("isUtf8", () => {
  it.each([
    [undefined, true],
    ["application/json", true],
    ["application/json; charset=utf-8", true],
    ['application/json;charset="UTF-8"', true],
    ["text/plain; charset=utf8; format=flowed", true],
    ["application/json; charset=utf-16", false],
    ["application/json; charset=utf-16le", false],
    ['application/x-www-form-urlencoded; CharSet = "iso-8859-1"', false],
    ["application/json; charset=", false],
  ])("for %j is %s", (contentType, expected) => {
    expect(isUtf8(contentType)).toBe(expected);
  });
});
