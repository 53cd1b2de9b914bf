// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const src = "https://tags.example/container.js?id=GTM-1";
const makePolicy = vi.fn((_name: string, rules: object) => rules);

beforeEach(() => {
  vi.resetModules();
  makePolicy.mockClear();
  document.head.replaceChildren();
});
afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

const listSources = () => [...document.querySelectorAll("script")].map((script) => script.src);

it.each([["with Trusted Types"], ["without them"]])(
  "adds a configured script and no other, %s",
  async (how) => {
    if (how === "with Trusted Types") Object.assign(window, { trustedTypes: { createPolicy: makePolicy } });
    const { addScript, setAllowedScripts } = await import("@/lib/site/third-party/add-script");
    setAllowedScripts({ "tag-manager": { src } });
    void addScript(src);
    for (const other of [`${src}&more`, "https://evil.example/a.js", "data:text/javascript,1"]) {
      await expect(addScript(other)).rejects.toThrow("not in the registry");
    }
    expect(listSources()).toEqual([src]);
    expect(makePolicy.mock.calls.map(([name]) => name)).toEqual(
      how === "with Trusted Types" ? ["oxbow-third-party"] : [],
    );
  },
);

it("resolves when the script has run, and rejects if it fails", async () => {
  const { addScript, setAllowedScripts } = await import("@/lib/site/third-party/add-script");
  setAllowedScripts({ "tag-manager": { src } });
  const [first, second] = [addScript(src), addScript(src)];
  const [one, two] = document.querySelectorAll("script");
  one?.dispatchEvent(new Event("load"));
  two?.dispatchEvent(new Event("error"));
  await expect(first).resolves.toBeUndefined();
  await expect(second).rejects.toThrow("could not be loaded");
});
