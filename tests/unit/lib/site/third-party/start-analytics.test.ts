// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

const visitor = vi.hoisted(() => ({ isAllowed: false, notify: () => {} }));
const client = vi.hoisted(() => ({ startClient: vi.fn(), stopClient: vi.fn() }));
const observers = vi.hoisted(() => ({ count: 0 }));

vi.mock("@/lib/content/consent/consent", () => ({
  getConsent: () => ({ analytics: visitor.isAllowed }),
  onConsentChange: (notify: () => void) => {
    visitor.notify = notify;
  },
}));
vi.mock("@/lib/features/analytics/client", () => client);
vi.mock("@/lib/features/analytics/observe", () => ({
  trackVisitor: () => {
    observers.count += 1;
    return () => {
      observers.count -= 1;
    };
  },
}));
vi.mock("@/lib/site/third-party/site-settings", () => ({
  loadSiteSettings: async () => ({ analyticsToken: "key" }),
}));

const { startAnalytics } = await import("@/lib/site/third-party/start-analytics");

function setConsent(isAllowed: boolean): void {
  visitor.isAllowed = isAllowed;
  visitor.notify();
}

beforeEach(() => {
  visitor.isAllowed = false;
  observers.count = 0;
  client.startClient.mockReset().mockResolvedValue(undefined);
  client.stopClient.mockReset();
});

it("runs after consent was given, withdrawn and given again at once", async () => {
  startAnalytics();
  setConsent(true);
  setConsent(false);
  setConsent(true);
  await expect.poll(() => client.startClient.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => observers.count).toBe(1);
  const lastStop = Math.max(0, ...client.stopClient.mock.invocationCallOrder);
  expect(Math.max(...client.startClient.mock.invocationCallOrder)).toBeGreaterThan(lastStop);
});

it("leaves no observers behind when the client can't be started", async () => {
  client.startClient.mockRejectedValueOnce(new Error("blocked"));
  startAnalytics();
  setConsent(true);
  await expect.poll(() => client.stopClient.mock.calls.length).toBe(1);
  expect(observers.count).toBe(0);
  setConsent(false);
  setConsent(true);
  await expect.poll(() => observers.count).toBe(1);
});

it.each([
  ["without consent", false, false],
  ["in a draft", true, true],
])("does not run %s", async (_, isAllowed, isDraft) => {
  document.documentElement.toggleAttribute("data-preview", isDraft);
  startAnalytics();
  setConsent(isAllowed);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(observers.count).toBe(0);
  document.documentElement.removeAttribute("data-preview");
});
