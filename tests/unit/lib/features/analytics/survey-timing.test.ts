// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reportNavigation } from "@/lib/features/analytics/navigation";
import { holdSurveysUntilUse } from "@/lib/features/analytics/survey-timing";

let stop = () => {};
let source = { getSurveys: (callback: (surveys: string[]) => void) => callback(["one"]) };

function listShown(): string[] {
  let shown: string[] = [];
  source.getSurveys((surveys) => {
    shown = surveys;
  });
  return shown;
}

function scrollTo(y: number): void {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  document.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 2768, configurable: true });
  Object.defineProperty(window, "innerHeight", { value: 768, configurable: true });
  source = { getSurveys: (callback) => callback(["one"]) };
  stop = holdSurveysUntilUse(source);
});

afterEach(() => {
  stop();
  scrollTo(0);
});

describe("surveys", () => {
  it("are held back until half of the page is scrolled, and stay after scrolling back", () => {
    scrollTo(999);
    expect(listShown()).toEqual([]);
    scrollTo(1000);
    expect(listShown()).toEqual(["one"]);
    scrollTo(0);
    expect(listShown()).toEqual(["one"]);
  });

  it.each([
    ["click", document.body],
    ["input", document.body],
    ["mouseleave", document.documentElement],
  ])("may open after %s", (name, target) => {
    target.dispatchEvent(new Event(name, { bubbles: true }));
    expect(listShown()).toEqual(["one"]);
  });

  it("may open after a switch to another tab", () => {
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listShown()).toEqual([]);
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
    expect(listShown()).toEqual(["one"]);
  });

  it("may also open after posthog-js has been started again", () => {
    stop();
    stop = holdSurveysUntilUse(source);
    expect(listShown()).toEqual([]);
    document.body.click();
    expect(listShown()).toEqual(["one"]);
  });

  it("are held back again on the next page", () => {
    document.body.click();
    reportNavigation("/pricing");
    expect(listShown()).toEqual([]);
  });
});
