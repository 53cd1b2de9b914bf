// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ConsentChoice } from "@/lib/content/consent/choice";

const tags = "https://tags.example/gtm.js?id=GTM-1";
const pulse = "https://rum.example/pulse.js";
const stars = "https://stars.example/widget.js";
const nothing: ConsentChoice = { analytics: false, marketing: false, chat: false };
const all: ConsentChoice = { analytics: true, marketing: true, chat: true };

let consent: ConsentChoice = nothing;
let announce: () => void = () => {};
const idle: (() => void)[] = [];
const timeouts: (number | undefined)[] = [];
const reload = vi.fn();
const loadSiteSettings = vi.fn();

vi.mock("@/lib/content/consent/consent", () => ({
  getConsent: () => consent,
  onConsentChange: (listener: () => void) => {
    announce = listener;
    return () => {};
  },
}));
vi.mock("@/lib/site/third-party/site-settings", () => ({ loadSiteSettings }));
// jsdom does not allow spying on `reload`.
vi.mock("@/lib/site/third-party/reload-page", () => ({ reloadPage: reload }));

/** The module as in a newly loaded page. */
async function openPage(path: string, choice: ConsentChoice = nothing) {
  consent = choice;
  vi.resetModules();
  history.replaceState(null, "", path);
  const page = await import("@/lib/site/third-party/run");
  page.followConsentChanges();
  page.visitPage(path);
  await untilIdle();
  return (next: string) => {
    history.replaceState(null, "", next);
    page.visitPage(next);
  };
}

const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 0));
const listSources = () => [...document.querySelectorAll("script")].map((script) => script.src);
const nameOf = (entry: unknown) => Object(entry).event;
const listEntries = () => (window.dataLayer ?? []).map(nameOf);

async function becomeIdle() {
  for (const run of idle.splice(0)) run();
  await untilIdle();
}

async function finishScripts() {
  for (const script of document.querySelectorAll("script")) script.dispatchEvent(new Event("load"));
  await untilIdle();
}

/** Opens a page, waits until it is idle, and returns the sources of its scripts. */
async function listLoaded(path: string, choice: ConsentChoice) {
  await openPage(path, choice);
  await becomeIdle();
  return listSources();
}

/** A page on which all allowed scripts run. */
async function openRunning() {
  const go = await openPage("/", all);
  await becomeIdle();
  await finishScripts();
  return go;
}

async function choose(choice: ConsentChoice) {
  consent = choice;
  announce();
  await untilIdle();
}

beforeEach(() => {
  idle.length = 0;
  timeouts.length = 0;
  reload.mockClear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "dataLayer");
  vi.spyOn(Math, "random").mockReturnValue(0);
  loadSiteSettings.mockReset().mockResolvedValue({
    thirdParties: {
      "tag-manager": { src: tags },
      "uptime-monitoring": { src: pulse },
      "trust-rating": { src: stars },
    },
  });
  vi.stubGlobal("requestIdleCallback", (run: () => void, options?: { timeout?: number }) => {
    timeouts.push(options?.timeout);
    idle.push(run);
  });
});
/** The signals that the last consent command grants. */
function listGranted(): string[] {
  const [command, moment, signals] = Array.from(Object(window.dataLayer?.at(-1)));
  expect([command, moment]).toEqual(["consent", "update"]);
  return Object.keys(Object(signals)).filter((name) => Object(signals)[name] === "granted");
}

describe("with consent", () => {
  it.each([
    ["marketing", ["ad_storage", "ad_user_data"]],
    ["analytics", ["analytics_storage"]],
    ["chat", ["functionality_storage"]],
  ])("grants only the signals of %s", async (category, expected) => {
    await openPage("/");
    await choose({ ...nothing, [category]: true });
    expect(listGranted()).toEqual(expected);
  });

  it("waits for an idle callback, at most 3 seconds", async () => {
    await openPage("/", { ...nothing, marketing: true });
    expect(listSources()).toEqual([]);
    expect(timeouts).toEqual([3000]);
    await becomeIdle();
    expect(listSources()).toEqual([tags]);
  });

  it("loads each script once", async () => {
    const go = await openRunning();
    go("/pricing");
    await choose({ ...all });
    await becomeIdle();
    expect(listSources()).toEqual([tags, pulse]);
  });

  it("loads nothing if consent is withdrawn before the idle callback, and may load it later", async () => {
    await openPage("/");
    await choose(all);
    await choose(nothing);
    await becomeIdle();
    expect(listSources()).toEqual([]);
    await choose(all);
    await becomeIdle();
    expect(listSources()).toEqual([tags, pulse]);
  });

  it("loads nothing without configuration", async () => {
    loadSiteSettings.mockResolvedValue({ thirdParties: {} });
    expect(await listLoaded("/", all)).toEqual([]);
  });
});

describe("a page", () => {
  it.each([
    ["only the script of an allowed category", "/", { ...nothing, analytics: true }, 0, [pulse]],
    ["nothing on the redirect to the dashboard", "/dashboard-redirect", all, 0, []],
    ["nothing if the URL contains a private token", "/receipt/a-token", all, 0, []],
    ["no monitoring in a visit outside of the sample", "/", { ...nothing, analytics: true }, 0.5, []],
    ["no monitoring if it is not monitored", "/careers", { ...nothing, analytics: true }, 0, []],
  ])("loads %s", async (_, path, choice, drawn, sources) => {
    vi.mocked(Math.random).mockReturnValue(drawn);
    expect(await listLoaded(path, choice)).toEqual(sources);
  });

  it("has no scripts if it shows a draft", async () => {
    document.documentElement.setAttribute("data-preview", "");
    expect(await listLoaded("/", all)).toEqual([]);
    document.documentElement.removeAttribute("data-preview");
  });

  it("has the rating script only on pages with a rating", async () => {
    document.body.innerHTML = "<p data-trust-rating>4.7</p>";
    expect(await listLoaded("/", { ...nothing, marketing: true })).toEqual([tags, stars]);
  });
});

describe("client-side navigation", () => {
  it("pushes each page to the running tag manager once", async () => {
    const go = await openPage("/", { ...nothing, marketing: true });
    go("/contact");
    await becomeIdle();
    await finishScripts();
    go("/pricing");
    go("/pricing");
    const views = (window.dataLayer ?? []).filter((entry) => nameOf(entry) === "page_view");
    expect(views).toEqual([{ event: "page_view", page_path: "/pricing" }]);
  });

  it("reloads a page on which running scripts are not allowed", async () => {
    const go = await openRunning();
    go("/dashboard-redirect");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  // The page is outside of the site's frame, so nothing calls `visitPage` for it.
  const leave = () => history.replaceState(null, "", "/dashboard-redirect");

  it("does not start waiting scripts on such a page", async () => {
    await openPage("/", all);
    leave();
    await becomeIdle();
    expect(listSources()).toEqual([]);
  });

  it("reloads such a page when scripts have loaded meanwhile", async () => {
    await openPage("/", all);
    await becomeIdle();
    leave();
    await finishScripts();
    expect(reload).toHaveBeenCalled();
  });
});

describe("withdrawal", () => {
  it("denies all signals immediately, and reloads at the next navigation", async () => {
    const go = await openRunning();
    await choose(nothing);
    expect(listGranted()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
    go("/pricing");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(listEntries()).not.toContain("page_view");
  });

  it("keeps events from before the consent and after its withdrawal from the tag manager", async () => {
    await openPage("/");
    window.dataLayer?.push({ event: "form_success" });
    await choose(all);
    await becomeIdle();
    await finishScripts();
    expect(listEntries()).not.toContain("form_success");
    const readByTagManager = window.dataLayer;
    await choose(nothing);
    window.dataLayer?.push({ event: "form_success" });
    expect(listEntries()).toContain("form_success");
    expect(readByTagManager?.map(nameOf)).not.toContain("form_success");
  });

  it("starts stopped scripts again with the next page, if they are allowed again", async () => {
    const go = await openRunning();
    await choose(nothing);
    await choose(all);
    go("/pricing");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not reload if no script had run", async () => {
    const go = await openPage("/");
    await choose(all);
    await choose(nothing);
    go("/pricing");
    expect(reload).not.toHaveBeenCalled();
  });
});
