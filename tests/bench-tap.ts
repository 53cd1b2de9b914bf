/**
 * Measures interaction on a slow phone, for `npm run bench`: the time from a tap on a call to action until
 * the form can be filled in. In a real browser with a throttled connection (1.6 Mbit/s, 150 ms) and a CPU
 * four times slower.
 */
import { chromium, type Page } from "playwright";
import { quantileOf } from "./faults/report";

/** Time from the first paint to the tap, and the goal for the form, both in ms. */
export const taps = [
  { after: 0, goal: 1_000 },
  { after: 1_000, goal: 700 },
  { after: 4_500, goal: 300 },
] as const;

export const interactionGoal = 150;

const rounds = 5;
const throughput = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** Slow events are reported within this time. */
const reportTime = 1_200;

type TapTimes = {
  /** From the tap until a field of the form can be filled in, ms. */
  usable: number;
  /** The longest interaction of the visit as the browser reports it, ms. */
  longestInteraction: number;
  firstPaint: number;
  largestPaint: number;
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, ...throughput });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Runs in the page before its scripts: records paints and interactions. */
function watchPaintsAndTaps(): void {
  const times = { tappedAt: 0, usableAt: 0, longestInteraction: 0, largestPaint: 0 };
  Object.assign(window, { times });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === "event" && { durationThreshold: 16 }),
    });
  observe("largest-contentful-paint", ({ startTime }) => {
    times.largestPaint = startTime;
  });
  observe("event", (entry) => {
    if (Reflect.get(entry, "interactionId"))
      times.longestInteraction = Math.max(times.longestInteraction, entry.duration);
  });
  const look = () => {
    const fields = document.querySelectorAll("dialog[open] input:enabled, [role=dialog] input:enabled");
    // The honeypot has no width.
    const isUsable = [...fields].some((field) => field.getBoundingClientRect().width > 60);
    if (isUsable) times.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  const begin = () => {
    times.tappedAt = performance.now();
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", begin, { capture: true, once: true });
}

/** The center of the first call to action on the first screen. */
async function findCall(page: Page): Promise<readonly [x: number, y: number]> {
  const place = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("main a.open-modal")].map((call) =>
      call.getBoundingClientRect(),
    );
    const box = boxes.find(({ width, top, bottom }) => width > 0 && top > 0 && bottom < innerHeight);
    return box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : null;
  });
  if (place === null) throw new Error(`${page.url()} has no call to sales in its first screen`);
  return place;
}

async function visit(url: string, after: number): Promise<TapTimes> {
  // A new browser, so that nothing is cached, not even compiled code.
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await slowDown(page);
    await page.addInitScript(watchPaintsAndTaps);
    await page.goto(url, { waitUntil: "commit" });
    const hasPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    await page.waitForFunction(hasPainted, undefined, { polling: 20 });
    await page.waitForTimeout(after);
    await page.touchscreen.tap(...(await findCall(page)));
    await page.waitForFunction(() => Reflect.get(window, "times").usableAt > 0, undefined, { polling: 20 });
    await page.waitForTimeout(reportTime);
    return await page.evaluate(() => {
      const { tappedAt, usableAt, longestInteraction, largestPaint } = Reflect.get(window, "times");
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
      return { usable: usableAt - tappedAt, longestInteraction, firstPaint, largestPaint };
    });
  } finally {
    await browser.close();
  }
}

/** The medians of several visits that tap `after` ms after the first paint. */
export async function measureTap(url: string, after: number): Promise<TapTimes> {
  const visits: TapTimes[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(url, after));
  const medianOf = (name: keyof TapTimes) =>
    quantileOf(
      visits.map((times) => times[name]),
      0.5,
    );
  return {
    usable: medianOf("usable"),
    longestInteraction: medianOf("longestInteraction"),
    firstPaint: medianOf("firstPaint"),
    largestPaint: medianOf("largestPaint"),
  };
}
