import { describe, expect, it } from "vitest";
import {
  buildProxyString,
  buildUsername,
  checkProxyString,
  type ProxyChoice,
} from "@/lib/features/resources/proxy-string";

const values = { country: "", city: "", zip: "", asn: "", line: "", ip: "", session: "" };
const emptyChoice: ProxyChoice = { protocol: "http", product: "RP", ...values };
const validString = "http://user-country-fr-city-lyon-session-a41f:$OXBOW_KEY@gate.oxbow.example:7777";
/** A proxy string with this username; its other parts are valid. */
const withUsername = (username: string) => `http://${username}:$OXBOW_KEY@gate.oxbow.example:7777`;
const errorsOf = (text: string) =>
  checkProxyString(text).findings.flatMap((finding) => (finding.level === "error" ? finding.text : []));

describe("buildProxyString", () => {
  it("writes location and session in the defined order", () => {
    const choice = { ...emptyChoice, session: "a41f", city: "Lyon", country: "FR" };
    expect(buildProxyString(choice)).toBe(validString);
  });

  it("starts with the product and leaves out parameters it does not support", () => {
    const choice = { ...emptyChoice, country: "de", city: "Berlin", asn: "64549" };
    expect(buildUsername({ ...choice, product: "MP" })).toBe("user-mobile-country-de-asn-64549");
    expect(buildUsername({ ...choice, product: "ISP", line: "03" })).toBe(
      "user-isp-country-de-city-berlin-line-03",
    );
  });

  it("builds strings that pass the checker", () => {
    const place = { country: "us", city: "New York", zip: "10001" };
    const choice = { ...emptyChoice, ...place, asn: "AS64512", session: "b2" };
    expect(checkProxyString(buildProxyString(choice)).findings).toEqual([]);
  });
});

describe("checkProxyString", () => {
  it("accepts a valid string and describes the request", () => {
    expect(checkProxyString(validString)).toEqual({
      findings: [],
      meaning: "Residential exit in Lyon, France. Session a41f keeps the same IP.",
    });
  });

  it("parses the host:port:user:key format of proxy lists", () => {
    expect(checkProxyString("gate.oxbow.example:7777:user-country-fr:$OXBOW_KEY").meaning).toContain(
      "France",
    );
    expect(errorsOf("gate.oxbow.example:7777:user-country-fr:$OXBOW_KEY")).toEqual([]);
  });

  it("ignores quotes around a string and slashes at its end", () => {
    for (const text of [`${validString}/`, `"${validString}//"`])
      expect(checkProxyString(text), text).toEqual(checkProxyString(validString));
  });

  it.each([
    ["https://user:$OXBOW_KEY@gate.oxbow.example:7777", "Write http://"],
    ["ftp://user:$OXBOW_KEY@gate.oxbow.example:7777", "does not support ftp"],
    ["http://user@gate.oxbow.example:7777", "access key is missing"],
    ["http://user:$OXBOW_KEY@gate.oxbow.example:7778", "port for HTTP is 7777"],
    ["socks5h://user:$OXBOW_KEY@gate.oxbow.example:7777", "port for SOCKS5 is 7778"],
    ["http://user:$OXBOW_KEY@proxy.example:7777", "host is gate.oxbow.example"],
    [withUsername("me-country-fr"), "must start with “user”"],
    [withUsername("user-contry-fr"), "“contry” is not a username parameter"],
    [withUsername("user-country-us-city-new-york"), "such as new_york"],
    [withUsername("user-mobile-country-de-zip-10115"), "Mobile proxies do not support “zip”"],
    [withUsername("user-isp-country-us-line-b"), "not the number of one of your IPs"],
    ...["xx1", "dd", "SU", "eu"].map((code) => [
      withUsername(`user-country-${code}`),
      `“${code}” is not a country code`,
    ]),
    [withUsername("user-country-uk"), "gb, not uk"],
    [withUsername("user-country-fr-country-de"), "“fr-country-de”"],
    [withUsername("user-city-lyon"), "needs a country"],
    [withUsername("user-country-fr-session-"), "“session” has no value"],
    ["http://user-country-fr:p@ss@gate.oxbow.example:7777", "Percent-encode"],
    [`${validString}:8080`, "port for HTTP is 7777, not 7777:8080"],
    [`${validString}/path`, "port for HTTP is 7777, not 7777/path"],
    ["user and key", "no spaces"],
    ["gate.oxbow.example:7777", "no “@”"],
  ])("finds the error in %s", (text, reason) => {
    expect(errorsOf(text).join(" ")).toContain(reason);
    expect(checkProxyString(text).meaning).toBeNull();
  });

  it("rejects a text of more than 1,000 characters", () => {
    const { findings, meaning } = checkProxyString("@".repeat(1_001));
    expect(findings).toEqual([{ level: "error", text: expect.stringContaining("too long") }]);
    expect(meaning).toBeNull();
    expect(errorsOf(withUsername(`user-session-${"a".repeat(900)}`)).join()).not.toContain("too long");
  });

  it("warns about capital letters, except in the name of a session", () => {
    const check = (username: string) => checkProxyString(withUsername(username));
    expect(check(buildUsername({ ...emptyChoice, session: "Visit7A" })).findings).toEqual([]);
    expect(check("user-country-FR-session-Visit7A").findings).toMatchObject([{ level: "warning" }]);
  });

  it("warns about a key in the text, without repeating it", () => {
    const { findings } = checkProxyString("http://user:s3cretvalue@gate.oxbow.example:7777");
    expect(findings).toEqual([{ level: "warning", text: expect.stringContaining("logs") }]);
    expect(JSON.stringify(findings)).not.toContain("s3cretvalue");
  });
});
