import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/base/env/schema";
import { monitoredPaths } from "@/lib/site/third-party/monitored-paths";
import { configureThirdParties } from "@/lib/site/third-party/third-parties";

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

const rating = { TRUST_RATING_SCRIPT_URL: "https://widget.example/v5/bootstrap.js" };
const site = "https://org.my.site.example";

describe("the hosts of third parties, by directive of the policy,", () => {
  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    ["are none without configuration", {}, {}],
    [
      "are those of a tag manager and of its tags",
      {
        TAG_MANAGER_ID: "GTM-ABC123",
        TAG_MANAGER_URL: "https://tags.oxbow.example/container.js",
        TAG_MANAGER_HOSTS: "https://stats.example",
      },
      {
        "script-src": ["https://tags.oxbow.example", "https://stats.example"],
        "connect-src": ["https://tags.oxbow.example", "https://stats.example"],
        "img-src": ["https://tags.oxbow.example", "https://stats.example"],
      },
    ],
    [
      "list each host of the chat once",
      chat,
      {
        "script-src": [site],
        "style-src": [site],
        "img-src": [site],
        "font-src": [site],
        "frame-src": [site],
        "connect-src": [site, "https://org.messaging.example"],
      },
    ],
    [
      "allow only frames of hosted forms",
      { TYPEFORM_ENABLED: "true" },
      { "frame-src": ["https://form.typeform.com"] },
    ],
    [
      "are merged",
      { ...rating, UPTIME_SCRIPT_URL: "https://rum.example/pulse.js", NODE_ENV: "production" },
      {
        "script-src": ["https://rum.example", "https://widget.example"],
        "connect-src": ["https://rum.example", "https://widget.example"],
        "frame-src": ["https://widget.example"],
      },
    ],
  ])("%s", (_, env, hosts) => {
    expect(configureThirdParties(envOf(env)).hosts).toEqual(hosts);
  });
});

it("the tag manager's script has the id of its container", () => {
  const { settings } = configureThirdParties(envOf({ TAG_MANAGER_ID: "GTM-ABC123" }));
  expect(settings["tag-manager"]?.src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-ABC123");
});

it.each(Object.keys(chat))("a missing %s is reported", (key) => {
  const parsed = parseEnv({ ...chat, [key]: "" });
  expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.key)).toEqual([key]);
});

describe("uptime monitoring", () => {
  it.each(["development", "test"])("is off in %s", (NODE_ENV) => {
    const env = envOf({ NODE_ENV, UPTIME_SCRIPT_URL: "https://rum.example/pulse.js" });
    expect(configureThirdParties(env)).toEqual({ settings: {}, hosts: {} });
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
    expect(monitoredPaths.has(path)).toBe(true);
  });
});
