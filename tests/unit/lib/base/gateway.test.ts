import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatPlace, gateway, usernameFormats, usernameProducts } from "@/lib/base/gateway";
import { products } from "@/lib/base/products";
import { checkProxyString, supportsKey } from "@/lib/features/resources/proxy-string";

const root = new URL("../../../../", import.meta.url);

/** Every JSON and Markdown file of the content, with its path. */
const texts = readdirSync(new URL("content/", root), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:json|md)$/.test(file))
  .map((file) => [file, readFileSync(new URL(`content/${file}`, root), "utf8")] as const);

/** Usernames of code samples. Some add the session's id in code, so a trailing "-session-" is left out. */
const samples = texts.flatMap(([file, text]) =>
  Array.from(text.matchAll(/\buser(?:-[a-z]+)?-country-[a-z]{2}\b[\w-]*/g), ([username]) => ({
    file,
    username: username.replace(/-session-?$/, ""),
  })),
);

describe("proxy usernames", () => {
  it("write locations in ASCII letters with underscores", () => {
    expect(["New York", "São Paulo", "Łódź", "St. John’s"].map(formatPlace)).toEqual([
      "new_york",
      "sao_paulo",
      "lodz",
      "st_johns",
    ]);
  });

  it("are valid in every code sample of the content", () => {
    expect(samples.length).toBeGreaterThan(60);
    const wrong = samples.filter(({ username }) => {
      const { findings } = checkProxyString(`http://${username}:$KEY@${gateway.host}:${gateway.ports.http}`);
      return findings.length > 0;
    });
    expect(wrong).toEqual([]);
  });

  it.each(usernameProducts)("have the documented prefix and keys on the page of %s", (code) => {
    const page = texts.find(([file]) => file === `documents/page${products[code].path}.json`)?.[1] ?? "";
    expect(page).toContain(`"base": "${usernameFormats[code].prefix}"`);
    const explained = Array.from(page.matchAll(/"syntax": "-([a-z]+)-/g), ([, key]) => key);
    expect(explained).toEqual(usernameFormats[code].keys);
  });

  it.each(usernameProducts)("support the key country for %s", (code) => {
    expect(supportsKey(code, "country")).toBe(true);
  });
});
