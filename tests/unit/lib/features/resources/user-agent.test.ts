import { describe, expect, it } from "vitest";
import { parseUserAgent } from "@/lib/features/resources/user-agent";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("parseUserAgent", () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      "Chrome 142.0.0.0, Blink, Windows 10 or 11, A computer",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      "Microsoft Edge 142.0.0.0, Blink, Windows 10 or 11, A computer",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
      "Firefox 145.0, Gecko, Linux, A computer",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15",
      "Safari 26.1, WebKit, macOS 10.15 or later, A computer",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1",
      "Chrome for iOS 142.0.7444.46, WebKit, iOS 18.6, iPhone",
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
      "Chrome 142.0.0.0, Blink, Android 10 or later, A phone, model hidden",
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-S911B) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      "Samsung Internet 25.0, Blink, Android 13, SM-S911B",
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 9; en-us; SM-G960F Build/PPR1) ${webkit} Version/4.0 Chrome/70.0.0.0 Mobile Safari/537.36`,
      "Chrome 70.0.0.0, Blink, Android 9, SM-G960F",
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; CUBOT_P20) ${webkit} Chrome/121.0.0.0 Mobile Safari/537.36`,
      "Chrome 121.0.0.0, Blink, Android 13, CUBOT_P20",
    ],
  ])("reads %s", (text, facts) => {
    const { kind, client, engine, system, device } = parseUserAgent(text);
    expect(kind).toBe("browser");
    expect([`${client?.name} ${client?.version}`, engine, system, device].join(", ")).toBe(facts);
  });

  it.each([
    ["curl/8.11.0", "curl", "8.11.0"],
    ["python-requests/2.32.3", "Requests (Python)", "2.32.3"],
    ["Go-http-client/2.0", "net/http (Go)", "2.0"],
  ])("recognizes %s as an HTTP client without a device", (text, name, version) => {
    expect(parseUserAgent(text)).toMatchObject({
      kind: "HTTP client",
      client: { name, version },
      device: null,
    });
  });

  it("recognizes a crawler that claims to be a browser", () => {
    const text =
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ExampleBot/2.1; +https://bot.example/) Chrome/142.0.0.0 Safari/537.36";
    expect(parseUserAgent(text)).toMatchObject({
      kind: "crawler",
      client: { name: "ExampleBot", version: "2.1" },
    });
  });

  it.each([
    [
      "Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
      "Gecko/145.0",
      "Engine Gecko and its version",
    ],
    [
      "Mozilla/5.0 (Macintosh) AppleWebKit/533.16 Version/5.0 Safari/533.16",
      "Mozilla/5.0",
      "History: all browsers start with it",
    ],
    ["Mozilla/5.0 (Linux) Version/4.0 Chrome/142.0.0.0", "Version/4.0", "Frozen number of Android’s WebView"],
    [
      "ExampleBot/2.1 (+https://bot.example/about)",
      "(+https://bot.example/about)",
      "Who runs it, and where to read about it",
    ],
    [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://a.example/bot.html)",
      "(compatible; Googlebot/2.1; +http://a.example/bot.html)",
      "Who runs it, and where to read about it",
    ],
  ])("explains %s: %s", (text, word, meaning) => {
    expect(parseUserAgent(text).parts.find((part) => part.text === word)?.meaning).toBe(meaning);
  });

  it("parses only the first thousand characters", () => {
    const { parts } = parseUserAgent(`Mozilla/5.0 ${"(".repeat(50_000)} ${"a ".repeat(50_000)}`);
    // Only "Mozilla/5.0": parentheses that are not closed are no part.
    expect(parts).toHaveLength(1);
    expect(parseUserAgent("a ".repeat(50_000)).parts).toHaveLength(500);
  });
});
