// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ThirdPartyHandle } from "@/lib/site/third-party/add-script";
import { addScript } from "@/lib/site/third-party/add-script";
import { startChat } from "@/lib/site/third-party/chat";

vi.mock("@/lib/site/third-party/add-script", () => ({ addScript: vi.fn(async () => {}) }));

const settings = {
  src: "https://org.example/bootstrap.js",
  orgId: "00D1",
  deployment: "Website",
  siteUrl: "https://org.example/ESW",
  messagingUrl: "https://org.messaging.example",
};
const client = {
  init: vi.fn(),
  prechatAPI: { setHiddenPrechatFields: vi.fn() },
  userVerificationAPI: { setIdentityToken: vi.fn(), clearSession: vi.fn(async () => {}) },
  utilAPI: { minimizeChat: vi.fn(async () => {}), removeAllComponents: vi.fn(async () => {}) },
};
const fetchMock = vi.fn<typeof fetch>();
let chat: ThirdPartyHandle;
let isNarrow = false;

const emit = (event: string) => dispatchEvent(new Event(`onEmbeddedMessaging${event}`));
const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(async () => {
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  fetchMock.mockImplementation(async () => Response.json({ token: "a.b.c" }));
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isNarrow && query === "(max-width: 767px)" }));
  window.embeddedservice_bootstrap = client;
  isNarrow = false;
  chat = await startChat(settings, () => true);
});
afterEach(() => {
  chat.stop();
});

describe("the chat", () => {
  it("starts with the configured deployment", () => {
    expect(addScript).toHaveBeenCalledWith(settings.src);
    expect(client.init).toHaveBeenCalledWith("00D1", "Website", settings.siteUrl, {
      scrt2URL: settings.messagingUrl,
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("does not start if the visitor withdraws consent while its script loads", async () => {
    client.init.mockClear();
    (await startChat(settings, () => false)).stop();
    expect(client.init).not.toHaveBeenCalled();
    expect(client.userVerificationAPI.clearSession).not.toHaveBeenCalled();
  });

  it("gets the visitor's token when ready, and again when it expires", async () => {
    emit("Ready");
    await untilIdle();
    expect(fetchMock).toHaveBeenCalledWith("/shared-api/salesforce-messaging", { credentials: "include" });
    emit("IdentityTokenExpired");
    await untilIdle();
    const token = { identityTokenType: "JWT", identityToken: "a.b.c" };
    expect(client.userVerificationAPI.setIdentityToken.mock.calls).toEqual([[token], [token]]);
  });

  it("gets each page's URL without its query, not before it is ready", () => {
    history.replaceState(null, "", "/pricing?gclid=1#plans");
    chat.onNavigate?.("/pricing");
    expect(client.prechatAPI.setHiddenPrechatFields).not.toHaveBeenCalled();
    emit("Ready");
    history.replaceState(null, "", "/datasets");
    chat.onNavigate?.("/datasets");
    const pages = client.prechatAPI.setHiddenPrechatFields.mock.calls.map(([fields]) => fields);
    expect(pages).toEqual([
      { Page_URL: `${location.origin}/pricing` },
      { Page_URL: `${location.origin}/datasets` },
    ]);
  });

  it.each<[string, string, () => Promise<Response>]>([
    ["a null token", "No token received from server", async () => Response.json({ token: null })],
    ["status 503", "Failed to fetch token", async () => new Response("", { status: 503 })],
    ["a body that is not JSON", "Failed to fetch token", async () => new Response("<h1>no</h1>")],
    ["a network failure", "Failed to fetch token", () => Promise.reject(new TypeError("offline"))],
  ])("logs an error and sets no token after %s", async (_, text, response) => {
    fetchMock.mockImplementation(response);
    emit("Ready");
    await untilIdle();
    expect(vi.mocked(console.error).mock.calls).toEqual([[text]]);
    expect(client.userVerificationAPI.setIdentityToken).not.toHaveBeenCalled();
  });
});

it("stays open on a wide screen if it opens by itself", () => {
  emit("WindowMaximized");
  expect(client.utilAPI.minimizeChat).not.toHaveBeenCalled();
});

describe("on a narrow screen", () => {
  beforeEach(() => {
    isNarrow = true;
  });

  it("is minimized if it opens by itself", () => {
    emit("WindowMaximized");
    expect(client.utilAPI.minimizeChat).toHaveBeenCalledTimes(1);
  });

  it("stays open if the visitor opened it, until they close it", () => {
    emit("ButtonClicked");
    emit("WindowMaximized");
    expect(client.utilAPI.minimizeChat).not.toHaveBeenCalled();
    emit("WindowMinimized");
    emit("WindowMaximized");
    expect(client.utilAPI.minimizeChat).toHaveBeenCalledTimes(1);
  });
});

describe("a stopped chat", () => {
  it("ends its session, removes its element and its listeners", async () => {
    chat.stop();
    await untilIdle();
    expect(client.userVerificationAPI.clearSession).toHaveBeenCalledWith(true);
    expect(client.utilAPI.removeAllComponents).toHaveBeenCalledTimes(1);
    emit("Ready");
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
