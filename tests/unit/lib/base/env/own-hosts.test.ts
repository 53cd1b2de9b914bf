import { describe, expect, it } from "vitest";
import { ownHosts, parseExternalReferrer } from "@/lib/base/env/own-hosts";

const read = (referrer: string) => parseExternalReferrer(referrer, "localhost:3000");

describe("parseExternalReferrer", () => {
  it.each(ownHosts)("does not treat %s as a foreign referrer", (host) => {
    expect(read(`https://${host}/pricing`)).toBeNull();
    expect(read(`https://${host}:8443/`)).toBeNull();
  });

  it.each([
    ["", null],
    ["no address", null],
    ["android-app://com.example.mail/", null],
    ["http://localhost:3000/blog", null],
    ["http://localhost:4000/", "http://localhost:4000/"],
    ["https://search.example/?q=proxies#top", "https://search.example/?q=proxies"],
    ["https://oxbow.example.evil.example/", "https://oxbow.example.evil.example/"],
    ["https://ada:secret@news.example/", "https://news.example/"],
  ])("maps %j to %j", (referrer, address) => {
    expect(read(referrer)).toBe(address);
  });
});
