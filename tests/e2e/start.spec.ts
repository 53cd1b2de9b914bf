import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright/test";
import { holdScripts } from "@/tests/fixtures/hold-scripts";
import { measuredPages } from "@/tests/fixtures/measured-pages";
import { expect, test } from "./harness";

// Nobody moves the pointer unless a test says so.
test.use({ isWatched: false });

/** The scripts that a page has asked for so far, without those that it was told to do without. */
function countScripts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") count += 1;
  });
  return () => count;
}

test("a page that nobody touches is painted first and gets its scripts later", async ({ page }) => {
  const startScripts = await holdScripts(page);
  const scripts = countScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts()).toBe(0);
  await startScripts();
  await expect.poll(scripts).toBeGreaterThan(5);
});

for (const [sign, act] of Object.entries<(page: Page) => Promise<void>>({
  "a pointer that moves": (page) => page.mouse.move(200, 300),
  "a key": (page) => page.keyboard.press("Tab"),
  "a page that is scrolled": (page) => page.mouse.wheel(0, 200),
})) {
  test(`${sign} brings the scripts at once`, async ({ page }) => {
    await holdScripts(page);
    const scripts = countScripts(page);
    await page.goto("/", { waitUntil: "networkidle" });
    expect(scripts()).toBe(0);
    await act(page);
    await expect.poll(scripts).toBeGreaterThan(5);
  });
}

test("what stands in the document is all that its first screen needs", async ({ page }) => {
  const layOut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *")].slice(0, 400).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(" ");
      }),
    );
  await holdScripts(page);
  await page.goto("/residential-proxies", { waitUntil: "networkidle" });
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(0);
  const before = await layOut();
  await page.keyboard.press("Shift");
  await expect(page.locator("link[rel=stylesheet]").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await layOut()).toEqual(before);
});

test("a button that is pressed before the scripts are there acts once they are", async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a named action that is called before the scripts are there acts once they are", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/faq", { waitUntil: "networkidle" });
  await page.getByRole("region", { name: "News" }).getByRole("link", { name: "Book your seat" }).click();
  await expect(page.getByRole("dialog", { name: "Book your seat" })).toBeVisible();
  await expect(page).toHaveURL("/faq");
});

test("what is typed before the scripts are there counts once they are", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/faq", { waitUntil: "networkidle" });
  const questions = page.locator("main details:visible");
  const all = await questions.count();
  // Written in one go, as by a password manager or dictation: no further key follows.
  await page.locator("main input.search-input").first().fill("refund");
  await expect.poll(() => questions.count()).toBeLessThan(all);
});

test("a slider that is moved before the scripts are there counts once they are", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/pricing", { waitUntil: "networkidle" });
  const slider = page.locator("main input[type=range]").first();
  const read = () => slider.getAttribute("aria-valuetext");
  const before = await read();
  await slider.fill(String(Number(await slider.getAttribute("max"))));
  await expect.poll(read).not.toBe(before);
});

test("the fonts of the first screen are there before its first word", async ({ page }) => {
  await page.addInitScript(() => {
    // The first element of the body has come; nothing can have been painted.
    new MutationObserver((_changes, observer) => {
      if (!document.body?.firstElementChild) return;
      const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
      Object.assign(window, { atStart: loaded.map(({ family }) => family) });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  expect(await page.evaluate(() => Reflect.get(window, "atStart"))).toEqual(["bricolage", "geist"]);
});

test("news show before the scripts, and stay away where they were closed", async ({ page }) => {
  await holdScripts(page);
  const scripts = countScripts(page);
  const news = page.getByRole("region", { name: "News" });
  await page.goto("/");
  await expect(news).toHaveAttribute("data-state", "open");
  await expect(news.getByRole("link", { name: "Book your seat" })).toBeVisible();
  expect(scripts()).toBe(0);
  await news.getByRole("button", { name: "Dismiss" }).click();
  await expect(news).toHaveAttribute("data-state", "closed");
  // The pointer still lies where the button was: elsewhere nobody is there.
  await page.mouse.move(0, 0);
  await page.goto("/pricing", { waitUntil: "domcontentloaded" });
  expect(await news.getAttribute("data-state")).toBe("closed");
});

/** Parts of the page that the browser has not laid out. */
const countSkipped = () =>
  [...document.querySelectorAll("main section, footer")].filter(
    (part) => !part.checkVisibility({ contentVisibilityAuto: true }) && part.checkVisibility(),
  ).length;

test("what lies below is laid out after the page has loaded, and then all of it", async ({ page }) => {
  await page.addInitScript((source) => {
    // Asked before the site's own listener, and after the first parts have been looked at.
    const count = new Function(`return (${source})()`);
    addEventListener("load", () => Object.assign(window, { skippedAtLoad: count() }));
  }, countSkipped.toString());
  await page.goto("/");
  expect(await page.evaluate(() => Reflect.get(window, "skippedAtLoad"))).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(countSkipped)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await page.locator("[style*=content-visibility]").count()).toBe(0);
});

for (const path of measuredPages)
  test(`a phone lays out its first screen of ${path} first, then the rest, and nothing moves`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      // Steps wait for the test's word.
      const frames: FrameRequestCallback[] = [];
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => frames.push(callback);
      const goOn = () => {
        window.requestAnimationFrame = ask;
        for (const callback of frames) ask(callback);
      };
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { goOn, readShift: () => shift });
    });
    await page.goto(path);
    const begin = await page.evaluate(() => {
      const later = document.querySelectorAll("[data-tall] ~ *, [data-below], footer");
      return [...later]
        .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
        .map((part) => part.getBoundingClientRect().top);
    });
    // The browser lays out the part around a field to know whether it may fill it in.
    const laterFields = page.locator("[data-tall] ~ *, [data-below]").locator("input, select, textarea");
    for (const field of await laterFields.all())
      expect(await field.evaluate((element) => element.checkVisibility())).toBe(false);
    expect(begin.length).toBeGreaterThan(0);
    for (const top of begin) expect(top).toBeGreaterThan(844 * 2.5);
    await page.evaluate(() => Reflect.get(window, "goOn")());
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await page.evaluate(countSkipped)).toBe(0);
    const next = page.locator("[data-tall] + *").first();
    if (await next.count())
      expect(await next.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(844);
    for (const rows of await page.locator("tbody[data-below]").all()) await expect(rows).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "readShift")())).toBeLessThan(0.001);
    await context.close();
  });

test("an address that leads to a part of the page is there at once", async ({ page }) => {
  await page.goto("/#locations");
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.locator("#locations h2")).toBeInViewport();
});

test("a phone comes back to the place where it was, however far down", async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/blog/robots-txt-rfc-9309");
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  const readPlace = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 2_000));
  const place = await readPlace();
  expect(place).toBeGreaterThan(8_000);
  await page.reload();
  await expect.poll(readPlace).toBe(place);
  await page.goto("/faq");
  await page.goBack();
  await expect.poll(readPlace).toBe(place);
  await context.close();
});

test("a link to a part of the page that is followed while scripts begin keeps its address", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Next writes the address once it has taken the page over. The link is followed right before.
    const write = history.replaceState;
    history.replaceState = (...entry) => {
      history.replaceState = write;
      location.hash = "#main";
      write.apply(history, entry);
      document.documentElement.dataset.written = location.hash;
    };
  });
  await page.goto("/");
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  // Without it the test would not see what it is for.
  await expect(page.locator("html")).toHaveAttribute("data-written", "");
  await expect(page).toHaveURL(/#main$/);
  // The entry is still the router's: it goes elsewhere and back without a new document.
  expect(await page.evaluate(() => Boolean(history.state?.__NA))).toBe(true);
});

test("a hand that is there before the page has come whole loses nothing", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body?.firstElementChild) return;
      observer.disconnect();
      dispatchEvent(new Event("scroll"));
    }).observe(document, { childList: true, subtree: true });
  });
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await expect(page.locator("script[data-flight]")).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(errors).toEqual([]);
});

/** Serves the site as a line does that stops in the middle of a page: what comes from `mark` on comes later. */
async function serveInTwo(site: string, path: string, mark: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const passed = ["content-type", "content-security-policy"].map((name) => [
      name,
      answer.headers.get(name) ?? "",
    ]);
    response.writeHead(answer.status, Object.fromEntries(passed));
    const cut = request.url === path ? body.indexOf(mark) : 0;
    if (cut > 0) {
      response.write(body.subarray(0, cut));
      await sleep(700);
    }
    response.end(body.subarray(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, stop: () => server.close() };
}

test("nothing moves when the line stops in the middle of the top bar", async ({ browser, baseURL }) => {
  const mark = '<a class="top-link ml-auto';
  // Without it the page would come in one.
  expect(await (await fetch(`${baseURL}/pricing`)).text()).toContain(mark);
  const site = await serveInTwo(`${baseURL}`, "/pricing", mark);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, "value");
        document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ""} ${value}`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(site.url);
  await expect(page.locator(".news")).toHaveAttribute("data-state", "open");
  await page.waitForTimeout(500);
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  await page.close();
  site.stop();
});
