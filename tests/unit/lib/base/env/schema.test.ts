import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildSettings, envSchema, parseEnv } from "@/lib/base/env/schema";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;

function problemsOf(source: Record<string, string>): string[] {
  const parsed = parseEnv(source);
  return parsed.ok ? [] : parsed.problems.map(({ key, reason }) => `${key} ${reason}`);
}

describe("parseEnv", () => {
  it("trusts no proxy and shows metrics to this machine only by default", () => {
    expect(parseEnv({})).toMatchObject({ env: { TRUSTED_PROXY_HOPS: 0, METRICS_HOST: "127.0.0.1" } });
  });

  it("parses lists of feature flags, and rejects invalid keys", () => {
    const parsed = parseEnv({ FEATURE_FLAGS: "spring-offer, new_map  b" });
    expect(parsed.ok && parsed.env.FEATURE_FLAGS).toEqual(["spring-offer", "new_map", "b"]);
    expect(parseEnv({ FEATURE_FLAGS: "spring offer!" })).toMatchObject({
      problems: [{ key: "FEATURE_FLAGS" }],
    });
  });

  it("counts a blank value as unset", () => {
    const empty = Object.fromEntries(Object.keys(envSchema.shape).map((key) => [key, " "]));
    expect(parseEnv(empty)).toEqual(parseEnv({}));
  });

  it("derives the default URL from the port", () => {
    const parsed = parseEnv({ PORT: "8080" });
    expect(parsed.ok && parsed.env.SITE_URL).toBe("http://localhost:8080");
  });

  it.each([
    ["10.0.0.5", "http://10.0.0.5:3000"],
    ["::1", "http://[::1]:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["::", "http://localhost:3000"],
  ])("derives the default URL from the host %s: %s", (host, url) => {
    const parsed = parseEnv({ HOST: host });
    expect(parsed.ok && parsed.env.SITE_URL).toBe(url);
  });

  it.each([
    ["SITE_URL", "https://oxbow.example/", "https://oxbow.example"],
    ["SITE_URL", "https://oxbow.example:8443", "https://oxbow.example:8443"],
    ["DATABASE_URL", "postgresql://u:p@db:5432/leads", "postgresql://u:p@db:5432/leads"],
    ["INQUIRY_CLOSE_ON_OVERLAY", "false", false],
    ["TRUSTED_PROXY_HOPS", "2", 2],
    ["SMTP_URL", "smtps://u:p@mail.example:465", "smtps://u:p@mail.example:465"],
    ["SHARED_API_URL", "https://config.example", "https://config.example"],
    ["SHARED_API_URL", "https://config.example/v1/", "https://config.example/v1"],
    ["COUNTRY_HEADER", "CF-IPCountry", "CF-IPCountry"],
    ["ERASURE_KEY", "ab".repeat(32), Buffer.alloc(32, 0xab)],
    ["ERASURE_KEY", Buffer.alloc(33, 9).toString("base64"), Buffer.alloc(33, 9)],
  ])("reads %s from '%s'", (key, text, value) => {
    const parsed = parseEnv({ [key]: text });
    expect(parsed.ok && parsed.env).toMatchObject({ [key]: value });
  });

  it.each([
    ["NODE_ENV", "staging"],
    ["PORT", "http"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["HOST", "http://localhost"],
    ["SITE_URL", "oxbow.example"],
    ["SITE_URL", "https://oxbow.example/en"],
    ["SITE_URL", "https://ada:pw@oxbow.example"],
    ["SITE_URL", "ftp://oxbow.example"],
    ["DATABASE_URL", "mysql://db/leads"],
    ["CRM_WEBHOOK_SECRET", "hunter2"],
    ["CRM_WEBHOOK_SECRET", "whsec_c2hvcnQ="],
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "smtp:///mail"],
    ["MAIL_FROM", "Oxbow <website@oxbow.example>"],
    ["SALES_EMAIL", "sales"],
    ["TRUSTED_PROXY_HOPS", "-1"],
    ["DASHBOARD_URL", "javascript:alert(1)"],
    ["DASHBOARD_URL", "https://dashboard.example/app"],
    ["REVALIDATE_SECRET", "short"],
    ["ERASURE_KEY", "abcd"],
    ["ERASURE_KEY", "not base64 at all, whatever its length may be, is it?"],
    ["PRISMIC_REPOSITORY", "https://oxbow.example"],
    ["SHARED_API_URL", "config.example"],
    ["SHARED_API_URL", "https://ada:pw@config.example/v1"],
    ["SHARED_API_URL", "https://config.example/v1?key=pw"],
    ["SHARED_API_URL", "https://config.example/v1#pw"],
    ["COUNTRY_HEADER", "cf-ipcountry: US"],
    ["INQUIRY_CLOSE_ON_OVERLAY", "maybe"],
    ["LEAD_RATE_BURST", "0"],
  ])("rejects %s = '%s' without repeating the value", (key, value) => {
    const [problem, ...others] = problemsOf({ [key]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${key} \\S`));
    expect(problem?.slice(key.length)).not.toContain(value);
  });

  it("reports all invalid keys at once", () => {
    const source = { PORT: "x", SALES_EMAIL: "x", CRM_WEBHOOK_URL: "https://crm.example" };
    expect(problemsOf(source)).toEqual([
      "PORT must be a whole number",
      "SALES_EMAIL must be a plain email address",
      "CRM_WEBHOOK_SECRET is required when CRM_WEBHOOK_URL is set",
    ]);
  });

  it("accepts the CRM's URL with its secret", () => {
    const url = { CRM_WEBHOOK_URL: "http://127.0.0.1:9000/hook" };
    expect(problemsOf({ ...url, CRM_WEBHOOK_SECRET: secret })).toEqual([]);
  });
});

describe(".env.example", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const keys = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);

  it("documents exactly the keys of the schema, in its order", () => {
    expect(keys).toEqual(Object.keys(envSchema.shape));
  });

  it("explains each in the comment above it", () => {
    const bare = keys.filter((key) => {
      const at = lines.findIndex((line) => line.startsWith(`${key}=`));
      return !/^# \S.{10,}\.$/.test(lines[at - 1] ?? "");
    });
    expect(bare).toEqual([]);
  });

  it("marks exactly the build-time settings as needing a new build", () => {
    const marked = keys.filter((key) => {
      const comment = lines[lines.findIndex((line) => line.startsWith(`${key}=`)) - 1];
      return comment?.endsWith("a change needs a new build.");
    });
    expect(marked.toSorted()).toEqual(buildSettings.toSorted());
  });

  it("is a valid environment", () => {
    const given = lines.flatMap((line) => [...line.matchAll(/^([A-Z_]+)=(.*)$/g)]);
    expect(given).toHaveLength(keys.length);
    expect(problemsOf(Object.fromEntries(given.map(([, key, value]) => [key, value])))).toEqual([]);
  });
});
