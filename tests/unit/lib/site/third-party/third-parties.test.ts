import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/base/env/schema";
import { buildThirdPartySettings, listCspHosts, thirdParties } from "@/lib/site/third-party/third-parties";

function envOf(source: Record<string, string>) {
  const parsed = parseEnv(source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.env;
}

const chat = {
  CHAT_SCRIPT_URL: "https://org.my.site.example/ESW/assets/js/bootstrap.min.js",
  CHAT_SITE_URL: "https://org.my.site.example/ESW",
  CHAT_MESSAGING_URL: "https://org.messaging.example",
  CHAT_ORG_ID: "00D000000000001",
  CHAT_DEPLOYMENT: "Website",
};

describe("the tag manager", () => {
  it("may have another URL, and its tags may only request the listed hosts", () => {
    const env = envOf({
      TAG_MANAGER_ID: "GTM-ABC123",
      TAG_MANAGER_URL: "https://tags.oxbow.example/container.js",
      TAG_MANAGER_HOSTS: "https://stats.example https://ads.example",
    });
    expect(buildThirdPartySettings(env)["tag-manager"]?.src).toBe(
      "https://tags.oxbow.example/container.js?id=GTM-ABC123",
    );
    const hosts = ["https://tags.oxbow.example", "https://stats.example", "https://ads.example"];
    expect(listCspHosts(env)).toEqual({ "script-src": hosts, "connect-src": hosts, "img-src": hosts });
  });
});

describe("the chat", () => {
  it("is enabled with all its settings, and lists each host once", () => {
    const env = envOf(chat);
    expect(buildThirdPartySettings(env).chat).toEqual({
      src: chat.CHAT_SCRIPT_URL,
      siteUrl: chat.CHAT_SITE_URL,
      messagingUrl: chat.CHAT_MESSAGING_URL,
      orgId: chat.CHAT_ORG_ID,
      deployment: chat.CHAT_DEPLOYMENT,
    });
    const site = "https://org.my.site.example";
    expect(listCspHosts(env)).toEqual({
      "script-src": [site],
      "style-src": [site],
      "img-src": [site],
      "font-src": [site],
      "frame-src": [site],
      "connect-src": [site, "https://org.messaging.example"],
    });
  });

  it.each(Object.keys(chat))("reports a missing %s", (key) => {
    const parsed = parseEnv({ ...chat, [key]: "" });
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.key)).toEqual([key]);
  });
});

describe("uptime monitoring", () => {
  const UPTIME_SCRIPT_URL = "https://rum.example/pulse.js";

  it("is configured in production", () => {
    const env = envOf({ NODE_ENV: "production", UPTIME_SCRIPT_URL });
    expect(buildThirdPartySettings(env)["uptime-monitoring"]).toEqual({ src: UPTIME_SCRIPT_URL });
    expect(listCspHosts(env)["script-src"]).toEqual(["https://rum.example"]);
  });

  it.each(["development", "test"])("is off in %s", (NODE_ENV) => {
    const env = envOf({ NODE_ENV, UPTIME_SCRIPT_URL });
    expect(buildThirdPartySettings(env)["uptime-monitoring"]).toBeUndefined();
    expect(listCspHosts(env)["script-src"]).toBeUndefined();
  });

  it.each([
    "/",
    "/residential-proxies",
    "/isp-proxies",
    "/datacenter-proxies",
    "/mobile-proxies",
    "/free-proxies",
    "/scraper-api",
    "/web-unblocker",
    "/pricing",
    "/pricing/residential-proxies",
    "/location-proxy/usa",
    "/resources/integrations",
    "/oxycon",
  ])("covers %s", (path) => {
    expect(thirdParties["uptime-monitoring"].paths.has(path)).toBe(true);
  });
});

describe("hosted forms", () => {
  it("require consent, and allow only frames of their host", () => {
    const env = envOf({ TYPEFORM_ENABLED: "true" });
    expect(buildThirdPartySettings(env)["hosted-forms"]).toEqual({ origin: "https://form.typeform.com" });
    expect(listCspHosts(env)).toEqual({ "frame-src": ["https://form.typeform.com"] });
    expect(thirdParties["hosted-forms"].consent).toBe("marketing");
  });
});

describe("the rating script", () => {
  it("may load, connect and frame its own host only", () => {
    const env = envOf({ TRUST_RATING_SCRIPT_URL: "https://widget.example/v5/bootstrap.js" });
    const hosts = ["https://widget.example"];
    expect(listCspHosts(env)).toEqual({ "script-src": hosts, "connect-src": hosts, "frame-src": hosts });
  });
});

describe("several third parties", () => {
  it("are merged by directive", () => {
    const env = envOf({
      ...chat,
      TAG_MANAGER_ID: "GTM-1",
      TRUST_RATING_SCRIPT_URL: "https://widget.example/a.js",
    });
    expect(listCspHosts(env)["script-src"]).toEqual([
      "https://www.googletagmanager.com",
      "https://org.my.site.example",
      "https://widget.example",
    ]);
  });
});
